import * as z from 'zod/mini';
import { imageMap } from './image';
import { finePrice, listPrice } from './money';

/** What every order form chooses from. Sizes GB, bandwidth Mbps, prices yuan an hour for each GB or Mbps above the free part. */
export const storeOptions = z.object({
  image_display_info_map: imageMap,
  all_districts: z.array(z.object({ District: z.string(), Name: z.string() })),
  all_gputypes: z.array(z.string()),
  /** `SystemSize`: the system disk of every machine (ours); the others speak of the data disk. */
  disk: z.object({
    SystemSize: z.optional(z.int()),
    FreeSize: z.int(),
    Step: z.int(),
    Max: z.int(),
    HourPrice: listPrice,
  }),
  bandwidth: z.object({ Free: z.int(), Max: z.int(), HourPrice: listPrice }),
  /** One GB of a kept disk costs so little an hour that four decimals would not hold it. */
  keep_disk: z.object({ HourPrice: finePrice, MaxDays: z.int() }),
  /** Whether `getHosts` answers and an order may name its host (ours, decisions 129). */
  hosts: z.optional(z.boolean()),
  /** Registries that a container may be started from by the reference of an image (ours, decisions 147); none where that is not offered. */
  image_registries: z.optional(z.array(z.string())),
});
export type StoreOptions = z.infer<typeof storeOptions>;
