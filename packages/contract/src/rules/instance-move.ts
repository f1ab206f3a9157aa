import { INSTANCE_STATUS } from '../enumerations';

const { running, restarting, restartFailed, shutDown, diskKept } = INSTANCE_STATUS;
const movable: ReadonlySet<number> = new Set([running, restarting, restartFailed, shutDown, diskKept]);

/**
 * Whether an instance in this state can be given to another account of the team (decisions 131): what was paid for a start goes back to whom it was
 * taken from, so it stays until it has started, and what is over stays where it was.
 */
export const isMovable = (status: number): boolean => movable.has(status);
