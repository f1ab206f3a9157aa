/** Kinds of jobs of rentals. Apart from their work, because a purchase asks for jobs that lead back to refunds. */
export const bootJob = 'instance.boot';
export const restartJob = 'instance.restart';
export const powerOffJob = 'instance.power-off';
export const powerOnJob = 'instance.power-on';
export const reinstallJob = 'instance.reinstall';
export const refundJob = 'instance.refund';
export const dueJob = 'instance.due';
export const keepDiskJob = 'instance.keep-disk';
export const destroyJob = 'instance.destroy';
export const autorenewJob = 'instance.autorenew';
export const resizeJob = 'instance.resize';
export const sshKeysJob = 'instance.ssh-keys';
export const startWishJob = 'instance.start-wish';
export const portJob = 'instance.port';
export const snapshotJob = 'instance.snapshot';
export const snapshotRestoreJob = 'instance.snapshot-restore';
export const stopPlanJob = 'instance.stop-plan';

/** Under which a job is asked for once: the renewal that ends a period (`due`, seconds since 1970), the hours of a kept disk, an upgrade by its number. */
export const autorenewKey = (name: string, due: number): string => `${autorenewJob}:${name}:${due}`;
export const keepDiskKey = (name: string): string => `${keepDiskJob}:${name}`;
export const resizeKey = (name: string, number: number): string => `${resizeJob}:${name}:${number}`;
