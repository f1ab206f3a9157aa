import * as z from 'zod/mini';
import { snapshotName } from '../entities/instance-snapshot';

/** 创建快照. */
export const snapshotForm = z.object({ name: snapshotName });
export type SnapshotForm = z.input<typeof snapshotForm>;
