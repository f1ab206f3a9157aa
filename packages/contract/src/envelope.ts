import type { CallDefinition, Transport } from './define-call';

/** Every main answer, HTTP 200 (decisions 2). */
export interface MainEnvelope<Data = unknown> {
  readonly status: number;
  readonly reason: string;
  readonly data: Data;
}

/** Either of them, read alike. `number` 0 is success. */
export interface Answer {
  readonly number: number;
  readonly reason: string;
  readonly data: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The base path a call is sent below, without the deployment's own prefix (decisions 12). */
export const TRANSPORT_BASE: Readonly<Record<Transport, '/api' | '/third-party'>> = {
  'main-form': '/api',
  'main-json': '/api',
  'third-party': '/third-party',
};

/** Why a server refused or failed, in its own words: `reason`, or the `message` that stands in its place; empty when it says nothing (product §8). */
export function readReason(body: unknown): string {
  if (!isObject(body)) return '';
  return [body.reason, body.message].find((words): words is string => typeof words === 'string' && words !== '') ?? '';
}

/** Reads a body as the envelope of its transport; null when it is not one (a proxy's error page, cut-off JSON). */
export function readEnvelope(call: Pick<CallDefinition, 'transport'>, body: unknown): Answer | null {
  if (!isObject(body)) return null;
  const number = call.transport === 'third-party' ? body.code : body.status;
  if (typeof number !== 'number') return null;
  return { number, reason: readReason(body), data: body.data ?? null };
}

/** The value itself, or what stands under `data`: the product reads some answers one level deeper than others (decisions 4). */
function levels(value: unknown): readonly unknown[] {
  if (!isObject(value)) return [value];
  return isObject(value.data) ? [value, value.data] : [value];
}

/** The rows of a list that stands bare, in `data` or in `data.data`; anything else reads as no rows. */
export function readList<Item>(value: unknown): readonly Item[] {
  if (Array.isArray(value)) return value as readonly Item[];
  const holder = levels(value).find((level): level is Fields => isObject(level) && Array.isArray(level.data));
  return (holder?.data ?? []) as readonly Item[];
}

/** The records of `verifications` or `data.verifications`; anything else reads as none (product §7). */
export function readVerifications<Item>(value: unknown): readonly Item[] {
  const holder = levels(value).find((level): level is Fields => isObject(level) && Array.isArray(level.verifications));
  return (holder?.verifications ?? []) as readonly Item[];
}

/** Whether `unread` or `data.unread` is true (product §3). */
export function readUnread(value: unknown): boolean {
  return levels(value).some((level) => isObject(level) && level.unread === true);
}
