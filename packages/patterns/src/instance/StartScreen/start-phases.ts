import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { pullingStartPhases, startPhases } from '@compute-market/contract/rules/start-phases';
import { isPoweringOn } from '../../instance-facts';

/** How far a start is. */
export type StartProgress =
  | { readonly state: 'moving'; readonly step: number }
  | { readonly state: 'started' }
  /** `refund`: a new rental whose money comes back; otherwise the machine is still shut down. */
  | { readonly state: 'failed'; readonly reason: string; readonly refund: 'none' | 'due' | 'done' };

const { startFailed, startFailedRefunded, shutDown, starting, running, restarting } = INSTANCE_STATUS;

/** What of an instance its phases follow from. */
type Started = Pick<Instance, 'Status' | 'ContainerImage' | 'FromKeptDisk'>;

/** What its start goes through: one of an image of a registry pulls it, unless its disk is there already (decisions 151). */
export const phasesOf = ({ ContainerImage, FromKeptDisk, Status }: Started): readonly string[] =>
  ContainerImage && FromKeptDisk !== true && Status !== shutDown ? pullingStartPhases : startPhases;

/** Reads a start from the instance; null when it is not being started: it is over, kept, or shut down and not asked to start. */
export function progressOf(instance: Started & Pick<Instance, 'Message' | 'IsAbnormal'>): StartProgress | null {
  const { Status, Message } = instance;
  if (Status === starting || isPoweringOn(instance))
    return {
      state: 'moving',
      step: Math.max(0, phasesOf(instance).indexOf(Message)),
    };
  if (Status === running || Status === restarting) return { state: 'started' };
  if (Status === startFailed || Status === startFailedRefunded)
    return { state: 'failed', reason: Message, refund: Status === startFailed ? 'due' : 'done' };
  return Status === shutDown && instance.IsAbnormal === 1
    ? { state: 'failed', reason: Message.replace(/^开机失败：/, ''), refund: 'none' }
    : null;
}
