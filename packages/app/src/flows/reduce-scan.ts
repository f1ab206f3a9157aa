import { SCAN_POLL_MS } from '@compute-market/contract/constants';
import { WECHAT_STATUS, type WechatStatus } from '@compute-market/contract/enumerations';
import type { ScannableCode, ScanState, ScanStep } from '@compute-market/patterns/account/scan-state';

export type ScanEvent =
  /** The code is wanted: its place came into view, or a new one is asked for. */
  | { readonly type: 'started' }
  | { readonly type: 'left' }
  | { readonly type: 'codeArrived'; readonly request: number; readonly code: ScannableCode; readonly now: number }
  | { readonly type: 'refused'; readonly request: number; readonly reason: string; readonly available: boolean }
  | {
      readonly type: 'statusArrived';
      readonly request: number;
      readonly status: WechatStatus;
      readonly session: string | null;
      /** With `notBound` alone. */
      readonly bindTicket?: string | undefined;
    }
  /** A look that failed is no answer. */
  | { readonly type: 'statusFailed'; readonly request: number }
  /** The server's clock, seconds. */
  | { readonly type: 'ticked'; readonly now: number };

/** What the runtime must do. Requests answer with their number; stop drops the scheduled one. */
export type ScanEffect =
  | { readonly type: 'fetchCode'; readonly request: number }
  | { readonly type: 'pollStatus'; readonly request: number; readonly scene: string; readonly afterMs: number }
  | { readonly type: 'stop' };

export interface ScanTransition {
  readonly state: ScanState;
  readonly effects: readonly ScanEffect[];
}

const stay = (state: ScanState): ScanTransition => ({ state, effects: [] });
const settle = ({ lastRequest }: ScanState, step: ScanStep): ScanTransition => ({
  state: { ...step, lastRequest, pending: null },
  effects: [{ type: 'stop' }],
});

function start({ lastRequest }: ScanState): ScanTransition {
  const request = lastRequest + 1;
  return {
    state: { step: 'loading', lastRequest: request, pending: request },
    effects: [{ type: 'stop' }, { type: 'fetchCode', request }],
  };
}

/** The next look is scheduled only when the last one has answered, so that none overlaps another. */
function lookLater({ lastRequest }: ScanState, shown: Extract<ScanStep, { code: ScannableCode }>): ScanTransition {
  const request = lastRequest + 1;
  return {
    state: { ...shown, lastRequest: request, pending: request },
    effects: [{ type: 'pollStatus', request, scene: shown.code.scene, afterMs: SCAN_POLL_MS }],
  };
}

const shownOf = (state: ScanState) =>
  state.step === 'waiting' || state.step === 'scanned'
    ? { step: state.step, code: state.code, secondsLeft: state.secondsLeft }
    : null;

function statusArrived(
  state: ScanState,
  { status, session, bindTicket }: Omit<Extract<ScanEvent, { type: 'statusArrived' }>, 'type' | 'request'>,
): ScanTransition {
  if (status === WECHAT_STATUS.succeeded) return settle(state, { step: 'done', session });
  const shown = shownOf(state);
  // The code ran out while the last look was under way: only a success still counts.
  if (shown === null) return stay({ ...state, pending: null });
  if (status === WECHAT_STATUS.expired) return settle(state, { step: 'expired' });
  if (status === WECHAT_STATUS.notBound) return settle(state, { step: 'notBound', bindTicket: bindTicket ?? null });
  return lookLater(state, { ...shown, step: status === WECHAT_STATUS.scanned ? 'scanned' : shown.step });
}

/** A look that is under way when the time is over may still bring a success. */
function tick(state: ScanState, now: number): ScanTransition {
  const shown = shownOf(state);
  if (shown === null) return stay(state);
  const secondsLeft = shown.code.expiresAt - now;
  const { lastRequest, pending } = state;
  return stay(
    secondsLeft > 0 ? { ...shown, secondsLeft, lastRequest, pending } : { step: 'expired', lastRequest, pending },
  );
}

function answer(state: ScanState, event: Extract<ScanEvent, { request: number }>): ScanTransition {
  switch (event.type) {
    case 'codeArrived':
      return lookLater(state, {
        step: 'waiting',
        code: event.code,
        secondsLeft: Math.max(0, event.code.expiresAt - event.now),
      });
    case 'refused':
      return settle(state, { step: 'refused', reason: event.reason, available: event.available });
    case 'statusArrived':
      return statusArrived(state, event);
    case 'statusFailed': {
      const shown = shownOf(state);
      return shown === null ? stay({ ...state, pending: null }) : lookLater(state, shown);
    }
  }
}

/** The next state of a scan and what to do for it. Pure. */
export function reduceScan(state: ScanState, event: ScanEvent): ScanTransition {
  switch (event.type) {
    case 'started':
      return start(state);
    case 'left':
      return settle(state, { step: 'idle' });
    case 'ticked':
      return tick(state, event.now);
    default:
      return event.request === state.pending ? answer(state, event) : stay(state);
  }
}
