import * as z from 'zod/mini';
import { CONTAINER_TYPE, IMAGE_SYSTEM } from '../enumerations';
import { OWN_IMAGE_STATUS } from '../rules/own-image';
import { note } from './account-fields';
import { discount, nonNegativeMoney } from './money';
import { lineOf } from './text';
import { timestamp } from './time';

/** Most characters of the name of an own image. */
export const OWN_IMAGE_NAME_MAX = 20;

/** What its owner calls an image; once in an account. */
export const ownImageName = lineOf(OWN_IMAGE_NAME_MAX).check(z.trim(), z.minLength(1, '请输入名称'));

/** Which image, as `getOwnImages` tells it; an order sends it as `image_name`. */
export const ownImageKey = lineOf(32).check(z.minLength(1));

export const ownImageNote = note;

/** An image that an account made of the system disk of an instance. */
export const ownImage = z.object({
  /** What an order sends as `image_name`. */
  Key: z.string(),
  Name: z.string(),
  Note: z.string(),
  Status: z.enum(OWN_IMAGE_STATUS),
  /** Bytes it takes up; null where that is not told. */
  Size: z.nullable(z.number()),
  /** The instance that it was made of. */
  InstanceName: z.string(),
  /** Which kind of instance it starts. */
  ContainerType: z.enum(CONTAINER_TYPE),
  /** Key of the image of the house that it grew from. */
  Image: z.string(),
  /** That one's name, for people. */
  ImageName: z.string(),
  System: z.enum(IMAGE_SYSTEM),
  /** What the system disk must hold at least, GB. */
  SystemDisk: z.int(),
  CreateTime: timestamp,
  /** What failed last and why, a Chinese clause; empty when nothing did. */
  Reason: z.string(),
  /** What it costs its owner, yuan a day, after the member discount; absent while nothing is charged for it (decisions 152). */
  DayPrice: z.optional(nonNegativeMoney),
  /** From when it is charged; absent once that time has come. */
  ChargedFrom: z.optional(timestamp),
  /** When it is deleted unless the day that could not be paid is paid before; absent while all is paid. */
  DeleteTime: z.optional(timestamp),
});
export type OwnImage = z.infer<typeof ownImage>;

/** What images of one's own cost (decisions 152). */
export const ownImagePricing = z.object({
  /** Yuan a GB and day, before the member discount; a GB that is begun counts whole. */
  GbDayPrice: nonNegativeMoney,
  /** The member discount of the account. */
  VipDiscount: discount,
  /** Days from a day that could not be paid to the deletion of its image. */
  GraceDays: z.int(),
});
export type OwnImagePricing = z.infer<typeof ownImagePricing>;

/** The images of an account, the newest first. */
export const ownImages = z.object({
  data: z.array(ownImage),
  /** How many the main account and its sub-accounts have together, of which a sub-account sees its own; absent where it is not told. Those that could not be made do not count. */
  AccountNum: z.optional(z.int()),
  /** Absent where they cost nothing. */
  Pricing: z.optional(ownImagePricing),
});
export type OwnImageList = z.infer<typeof ownImages>;
