import { BALANCE_SHORT_REASON } from '@compute-market/contract/errors';
import type { Actor } from './handler';
import { Refusal } from './refusal';

/** What helps where the balance is short: a sub-account cannot top up itself (product §6). */
export const topUpStep: Readonly<Record<Actor['role'], string>> = { main: '请先充值', sub: '请联系主账号充值' };

/** What helps where the limit of a sub-account is short: its main account alone sets it. */
export const limitStep: Readonly<Record<Actor['role'], string>> = { main: '请先提高额度', sub: '请联系主账号提高额度' };

const subShortReason = `${BALANCE_SHORT_REASON}，${topUpStep.sub}`;

/**
 * What was thrown, as its caller is told it. The catalogue's words for a short balance have no next step, since a client opens the quick top-up;
 * a sub-account is offered none, so its sentence names whom to ask (decisions 204).
 */
export function tellCaller(actor: Actor | null, error: unknown): unknown {
  if (actor?.role !== 'sub' || !(error instanceof Refusal)) return error;
  if (error.key !== 'BALANCE_SHORT' || error.reason !== undefined) return error;
  return new Refusal('BALANCE_SHORT', { reason: subShortReason, data: error.data });
}
