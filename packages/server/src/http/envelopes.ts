import type { Transport } from '@compute-market/contract/define-call';
import { errors, SUCCESS, type ErrorKey } from '@compute-market/contract/errors';
import type { Refusal } from './refusal';

/** The body of a successful answer. */
export function successBody(transport: Transport, data: unknown): Record<string, unknown> {
  return transport === 'third-party' ? { code: SUCCESS, reason: '', data } : { status: SUCCESS, reason: '', data };
}

/** The body of a refusal, by its key in the catalogue. */
export function errorBody(
  transport: Transport,
  key: ErrorKey,
  reason: string = errors[key].reason,
  data: unknown = null,
): Record<string, unknown> {
  const entry = errors[key];
  return transport === 'third-party' ? { code: entry.code, reason, data } : { status: entry.status, reason, data };
}

export const refusalBody = (transport: Transport, refusal: Refusal): Record<string, unknown> =>
  errorBody(transport, refusal.key, refusal.reason, refusal.data);
