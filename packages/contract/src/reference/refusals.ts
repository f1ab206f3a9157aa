import type { CallDefinition } from '../define-call';
import { errors, type ErrorKey } from '../errors';
import { KEY_REFUSALS, keyScopeOf } from '../key-scopes';
import type { ApiRefusal } from './api-reference';

const refusal = (key: ErrorKey, reason: string = errors[key].reason): ApiRefusal => ({
  number: errors[key].status,
  reason,
});

/** Refusals that every call may answer with; the page tells them once. */
export const COMMON_REFUSALS: readonly ApiRefusal[] = [
  refusal('INVALID_REQUEST'),
  refusal('SESSION_INVALID', KEY_REFUSALS.unknown),
  refusal('SESSION_EXPIRED', KEY_REFUSALS.expired),
  refusal('PERMISSION_FORBIDDEN', KEY_REFUSALS.withoutScope('manage')),
  refusal('PERMISSION_FORBIDDEN', KEY_REFUSALS.notForKeys),
  refusal('PERMISSION_FORBIDDEN'),
  refusal('TOO_MANY_REQUESTS'),
  refusal('DATABASE_ERROR'),
  refusal('INTERNAL'),
];

const names = (text: string): readonly string[] => text.trim().split(/\s+/);
const rents = names('runKvm runContainer runKvmFromKeptDisk');
const rentQuotes = names('runKvmQueryPrice runContainerQueryPrice runKvmFromKeptDiskQueryPrice');
const upgrades = names(`addOneDisk updateBandwidth updateKvmCpu updateKvmMemory updateContainerCpu updateContainerMemory
  elasticUpgradeContainer`);
const sets = names('noteInstance updateBareMetalNote setLabels changeDueMode');
/** They set a machine going, which a host that does not answer cannot do (decisions 109). */
const needHost = names('startFromShutdown restartKvm reinstallKvm');
const naming = names('instance_name instance_names container_name id');

const has = (fields: readonly string[], wanted: readonly string[]) => wanted.some((name) => fields.includes(name));

/** What this call may refuse with besides the common refusals, by what it takes and does. */
export function refusalsOf(call: CallDefinition, fields: readonly string[]): readonly ApiRefusal[] {
  const { name, intent } = call;
  const isRental = rents.includes(name) || rentQuotes.includes(name);
  const isChange = keyScopeOf(name) === 'manage' && !call.idempotent && has(fields, naming) && !sets.includes(name);
  const found: readonly (readonly [ErrorKey, boolean])[] = [
    ['NOT_FOUND', isRental || (has(fields, naming) && name !== 'getCardCourses')],
    ['PRICE_CHANGED', fields.includes('price')],
    ['BALANCE_SHORT', intent],
    ['SUB_LIMIT_SHORT', intent],
    ['COUPON_NOT_APPLICABLE', fields.includes('coupon_id')],
    ['COUPON_EXPIRED', fields.includes('coupon_id')],
    ['COUPON_USED', fields.includes('coupon_id')],
    ['STOCK_SHORT', rents.includes(name)],
    ['IMAGE_UNAVAILABLE', isRental || name === 'reinstallKvm'],
    ['CAPACITY_SHORT', upgrades.includes(name)],
    ['DISK_LIMIT', name === 'addOneDisk' || name === 'addDiskQueryPrice'],
    ['STATE_CONFLICT', isChange || name === 'getStartOptions'],
    ['NOT_AVAILABLE', needHost.includes(name)],
    ['CONFLICT', name === 'setLabels' || fields.includes('due_time_after') || fields.includes('size_after')],
    ['IDEMPOTENCY_MISMATCH', intent],
  ];
  return found.flatMap(([key, applies]) => (applies ? [refusal(key)] : []));
}
