import type { WechatStatus } from '@compute-market/contract/enumerations';
import { initialScan, type ScannableCode, type ScanState } from '@compute-market/patterns/account/scan-state';
import { reduceScan, type ScanEffect, type ScanEvent } from './reduce-scan';

const tickEvery = 1000;

/** The server's no. `available` is false where it does not offer this way at all. */
interface ScanRefusal {
  readonly refused: string;
  readonly available: boolean;
}

/** The outside world of a scan. Requests never reject. */
export interface ScanPorts {
  readonly fetchCode: () => Promise<ScannableCode | ScanRefusal>;
  readonly pollStatus: (scene: string) => Promise<
    | {
        readonly status: WechatStatus;
        readonly session: string | null;
        readonly bindTicket?: string | undefined;
      }
    | ScanRefusal
    | { readonly failed: true }
  >;
  /** Seconds on the server's clock. */
  readonly now: () => number;
  /** Whether nobody sees the page: nothing is asked meanwhile. */
  readonly isHidden: () => boolean;
}

type Request = Extract<ScanEffect, { readonly request: number }>;

async function perform(ports: ScanPorts, effect: Request): Promise<ScanEvent> {
  const { request } = effect;
  const answer = effect.type === 'fetchCode' ? await ports.fetchCode() : await ports.pollStatus(effect.scene);
  if ('refused' in answer) return { type: 'refused', request, reason: answer.refused, available: answer.available };
  if ('failed' in answer) return { type: 'statusFailed', request };
  if ('status' in answer) return { type: 'statusArrived', request, ...answer };
  return { type: 'codeArrived', request, code: answer, now: ports.now() };
}

/** Runs a scan: the reducer says what to do, this does it with timers and the ports. One request at a time, none while the page is hidden. */
export function createScanRuntime(ports: ScanPorts, onChange: (state: ScanState) => void) {
  let state = initialScan;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let held: (() => void) | null = null;
  let ticking: ReturnType<typeof setInterval> | null = null;

  function drop() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    held = null;
  }

  function schedule(effect: Request) {
    const start = () => {
      drop();
      if (ports.isHidden()) held = start;
      else void perform(ports, effect).then(dispatch);
    };
    if (effect.type === 'fetchCode') start();
    else timer = setTimeout(start, effect.afterMs);
  }

  function keepTicking() {
    const counts = state.step === 'waiting' || state.step === 'scanned';
    if (counts && ticking === null)
      ticking = setInterval(() => dispatch({ type: 'ticked', now: ports.now() }), tickEvery);
    if (!counts && ticking !== null) {
      clearInterval(ticking);
      ticking = null;
    }
  }

  function dispatch(event: ScanEvent) {
    const { state: next, effects } = reduceScan(state, event);
    const changed = next !== state;
    state = next;
    keepTicking();
    for (const effect of effects) {
      if (effect.type === 'stop') drop();
      else schedule(effect);
    }
    if (changed) onChange(state);
  }

  return {
    /** Shows a code, or a new one. */
    start: () => dispatch({ type: 'started' }),
    leave: () => dispatch({ type: 'left' }),
    /** The page is seen again: what was held back is asked at once. */
    seen: () => held?.(),
  };
}
