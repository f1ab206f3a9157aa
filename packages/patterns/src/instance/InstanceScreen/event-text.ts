import type {
  InstanceEvent,
  InstanceEventDetails,
  InstanceEventKind,
} from '@compute-market/contract/entities/instance-event';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { periodLabel } from '@compute-market/components/rental-selector';
import { messages } from './messages';

const words = messages.events;

/** What came of it: most are done at once, what takes time is first accepted. */
export type EventResult = 'done' | 'failed' | 'accepted';

const accepted: readonly InstanceEventKind[] = [
  'rented',
  'restart',
  'power_on',
  'reinstall',
  'keys',
  'port_open',
  'port_close',
  'snapshot_create',
  'snapshot_restore',
  'snapshot_delete',
  'image_save',
];
const failed: readonly InstanceEventKind[] = [
  'start_failed',
  'restart_failed',
  'power_on_failed',
  'reinstall_failed',
  'auto_renew_failed',
  'upgrade_failed',
  'port_open_failed',
  'snapshot_create_failed',
  'snapshot_restore_failed',
  'snapshot_delete_failed',
  'image_save_failed',
  'abnormal',
];

export const resultOf = (kind: InstanceEventKind): EventResult =>
  failed.includes(kind) ? 'failed' : accepted.includes(kind) ? 'accepted' : 'done';

const period = ({ unit, count }: InstanceEventDetails): string =>
  unit === undefined || count === undefined ? '' : periodLabel({ unit, count });
const amount = ({ amount: yuan }: InstanceEventDetails): string =>
  yuan === undefined ? '' : formatMoney(fenFromYuan(yuan));
const until = ({ until: at }: InstanceEventDetails): string => (at === undefined ? '' : formatTime(at));

/** What is told beside the kind; a part that is not known is left out. */
function factsOf(kind: InstanceEventKind, details: InstanceEventDetails): readonly string[] {
  const { reason = '', image = '', change = '', on, keys } = details;
  const keyCount = keys === undefined ? '' : words.keyCount(keys);
  switch (kind) {
    case 'rented':
      return [period(details), amount(details), words.dueAt(until(details)), keyCount];
    case 'renewed':
    case 'auto_renewed':
      return [period(details), amount(details), words.dueAt(until(details))];
    case 'upgraded':
    case 'stop_plan':
      return [change, amount(details)];
    case 'moved':
    case 'port_open':
    case 'port_opened':
    case 'port_close':
    case 'port_closed':
    case 'snapshot_create':
    case 'snapshot_created':
    case 'snapshot_restore':
    case 'snapshot_restored':
    case 'snapshot_delete':
    case 'snapshot_deleted':
    case 'image_save':
    case 'image_saved':
      return [change];
    case 'port_open_failed':
    case 'snapshot_create_failed':
    case 'snapshot_restore_failed':
    case 'snapshot_delete_failed':
    case 'image_save_failed':
      return [change, reason];
    case 'upgrade_failed':
      return [change, reason, words.returned(amount(details))];
    case 'refunded':
    case 'early_released':
      return [amount(details)];
    case 'usage_stopped':
      return [reason, amount(details), ...(details.until === undefined ? [change] : [words.keptUntil(until(details))])];
    case 'outage_credited':
      return [amount(details), reason];
    case 'reinstall':
      return [image];
    case 'keys':
      return [keys === undefined ? '' : words.keysNow(keys)];
    case 'kept':
      return [words.keptUntil(until(details))];
    case 'due_mode':
      return [on === undefined ? '' : words.dueModes[on ? 'keep' : 'release']];
    case 'autorenew':
      return [on === undefined ? '' : words.autorenew(on, period(details))];
    default:
      return [reason];
  }
}

/** One event as a Chinese sentence. */
export function eventText({ Kind, Details }: Pick<InstanceEvent, 'Kind' | 'Details'>): string {
  const facts = factsOf(Kind, Details).filter((fact) => fact !== '');
  return [words.kinds[Kind], ...(facts.length === 0 ? [] : [facts.join('，')])].join('：');
}

/** Who did it, and with which key where a program did (decisions 105). */
export function eventBy({
  By,
  SubAccountName,
  Details: { api_key: key },
}: Pick<InstanceEvent, 'By' | 'SubAccountName' | 'Details'>): string {
  const who = By === 'sub' ? words.sub(SubAccountName) : words.by[By];
  return key === undefined ? who : words.byKey(who, key);
}
