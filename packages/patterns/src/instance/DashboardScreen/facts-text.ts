import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { formatUnitPrice, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { durationLabel } from '../../duration-label/duration-label';
import { diskSize, hostSilentSince, isByUsage, keptPriceText, shortName, stateOf } from '../../instance-facts';
import { messages } from './messages';

const words = messages.row;

/** A moment without its year: 11-18 20:00. */
const shortTime = (seconds: number): string => formatTime(seconds).slice(5);

/** The one line under the chip: how long, which step, what it costs, why. `now` in seconds by the server's clock. */
export function statusFact(instance: Instance, now: number, vipDiscount: BasisPoints): string {
  const { Message, Ctime, AbornormalTime, End_time } = instance;
  const silentSince = hostSilentSince(instance);
  if (silentSince !== null) return words.hostSilent(durationLabel(now - silentSince));
  switch (stateOf(instance)) {
    case 'running':
      return Ctime > 0 ? words.ran(durationLabel(now - Ctime)) : '';
    case 'abnormal':
      return words.abnormalFor(Message, durationLabel(AbornormalTime));
    case 'starting':
      return Ctime > 0 ? words.startingFor(Message, durationLabel(now - Ctime)) : Message;
    case 'restarting':
      return Message || words.restarting;
    case 'restartFailed':
      return Message || words.restartFailed;
    case 'shutdown':
      return Message || (isByUsage(instance) ? words.shutDownByUsage : words.shutDown);
    case 'kept':
      return Message || keptPriceText(instance, vipDiscount);
    case 'startFailed':
      return Message || words.startFailed;
    case 'refunded':
      return Message ? `${Message}，${words.refunded}` : words.refunded;
    case 'ended':
      return End_time === null ? '' : words.endedAt(shortTime(End_time));
  }
}

/** Its project and tags, as one line; empty where it has none. */
export const labelsFact = ({ Project = '', Tags = [] }: Pick<Instance, 'Project' | 'Tags'>): string =>
  [Project, ...Tags].filter(Boolean).join(' · ');

export const isLabelled = (instance: Instance): boolean => labelsFact(instance) !== '';

/** The card model and how many. */
export const cardsOf = ({ Gpu_type, Gpu_num }: Instance): string => `${Gpu_type} × ${Gpu_num}`;

/** A size in its words; nothing where it was not told. */
export const sizeText = (textOf: (size: number) => string, size: number): string => (isKnown(size) ? textOf(size) : '');

/** Cores, memory, disks and bandwidth, as far as they are told; a kept disk has no bandwidth. */
export function sizeFact(instance: Instance): string {
  const kept = stateOf(instance) === 'kept';
  return [
    sizeText(words.cores, instance.Cpu_num + instance.AddCpu),
    sizeText(words.gigabytes, instance.Memory + instance.AddMemory),
    sizeText(words.disk, diskSize(instance)),
    kept ? '' : sizeText(words.bandwidth, instance.Bandwidth),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What is being added now; null when nothing is. */
export function addingFact({ AddingCpu, AddingMemory, AddingDisk }: Instance): string | null {
  const parts = [
    AddingCpu > 0 ? words.adding.cpu(AddingCpu) : '',
    AddingMemory > 0 ? words.adding.memory(AddingMemory) : '',
    AddingDisk > 0 ? words.adding.disk(AddingDisk) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : words.upgrading(parts.join(' '));
}

/** The line under the cost: the rate, or how the money stands. */
export function costFact(instance: Instance): string {
  switch (stateOf(instance)) {
    case 'kept':
      return words.withKeeping;
    case 'startFailed':
      return words.refunding;
    case 'refunded':
      return words.refundDone;
    case 'ended':
      return words.settled;
    default:
      return isKnown(instance.HourPrice) ? words.rate(formatUnitPrice(unitFromYuan(instance.HourPrice))) : '';
  }
}

/** Its number, and for main accounts who made it. */
export const ownerFact = (instance: Instance, showsCreator: boolean): string =>
  showsCreator ? `${shortName(instance)} · ${instance.SubAccountName || words.mainAccount}` : shortName(instance);

/** When a kept disk is released, without the year. */
export const releaseFact = (seconds: number): string => words.releasedAt(shortTime(seconds));
