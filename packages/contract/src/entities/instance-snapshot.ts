import * as z from 'zod/mini';
import { lineOf } from './text';
import { timestamp } from './time';

/** Snapshots that an instance may have at a time (decisions 122). */
export const INSTANCE_SNAPSHOTS_MAX = 3;
/** Most characters of the name of a snapshot. */
export const SNAPSHOT_NAME_MAX = 20;

/** What its owner calls a snapshot; once in an instance. */
export const snapshotName = lineOf(SNAPSHOT_NAME_MAX).check(z.trim(), z.minLength(1, '请输入名称'));

/** Which snapshot, as `getSnapshots` tells it. */
export const snapshotId = lineOf(32).check(z.minLength(1));

/** How far a snapshot is: what was asked for takes a while. One that could not be made is `failed`. */
export const INSTANCE_SNAPSHOT_STATUS = {
  creating: 'creating',
  ready: 'ready',
  restoring: 'restoring',
  deleting: 'deleting',
  failed: 'failed',
} as const;

/** A picture of the system disk of an instance. */
export const instanceSnapshot = z.object({
  Id: z.string(),
  Name: z.string(),
  Status: z.enum(INSTANCE_SNAPSHOT_STATUS),
  /** Bytes it takes up; null where that is not told. */
  Size: z.nullable(z.number()),
  /** When it was asked for, which is what it shows. */
  CreateTime: timestamp,
  /** What failed last and why, a Chinese clause; empty when nothing did. */
  Reason: z.string(),
});
export type InstanceSnapshot = z.infer<typeof instanceSnapshot>;

/** The snapshots of an instance, the newest first. */
export const instanceSnapshots = z.object({ data: z.array(instanceSnapshot) });
export type InstanceSnapshots = z.infer<typeof instanceSnapshots>;
