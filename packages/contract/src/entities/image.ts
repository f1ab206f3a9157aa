import * as z from 'zod/mini';
import { CONTAINER_TYPE, IMAGE_SYSTEM } from '../enumerations';

/** Whether an order may ask for the image: yes where a back end does not say (decisions 210). */
export const shownInRent = z.boolean();

/** A system image (product §3). `ImageSize` is MB; `NoScheduleGPUs` lists models it cannot run on. */
export const image = z.object({
  Label: z.string(),
  System: z.enum(IMAGE_SYSTEM),
  ShortDisplayName: z.string(),
  LongDisplayName: z.string(),
  SystemVersion: z.string(),
  ImageSize: z.int(),
  CanUsePlugin: z.boolean(),
  ShowInRent: shownInRent,
  ShowInChangeSystem: z.boolean(),
  NoScheduleGPUs: z.array(z.string()),
  /** Kinds of instance that start from it (ours, decisions 205); a back end that does not tell them has it for both. */
  ContainerTypes: z.optional(z.array(z.enum(CONTAINER_TYPE))),
  BadgeLabel: z.string(),
  Brief: z.string(),
  Score: z.number(),
});
export type Image = z.infer<typeof image>;

/** Images by key; the key is what orders send as `image_name`. */
export const imageMap = z.record(z.string(), image);
