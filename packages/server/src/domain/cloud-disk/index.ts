import { ordersNeedMachines } from '../../fleet/needs-machines';
import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { buyCalls } from './buy';
import { remindOfDiskEnds } from './end-reminders';
import { expireCloudDisk } from './expiry';
import { readCloudDisk } from './read';

/** Shared space of a main account, paid by size and month (screens B13). */
export const implementations: Implementation[] = [readCloudDisk, ...ordersNeedMachines(buyCalls)];

export const jobKinds: JobKind[] = [expireCloudDisk, remindOfDiskEnds];
