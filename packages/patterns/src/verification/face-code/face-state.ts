import { FACE_STATUS, type FaceStatus } from '@compute-market/contract/enumerations';

/** A code that leads to the check of a face. */
export interface FaceCode {
  /** Picture of the code, a data URL. */
  readonly image: string;
  /** Where the same check is on this device. */
  readonly url: string;
  readonly certifyId: string;
  /** Seconds of the server's clock. */
  readonly expiresAt: number;
}

/** Where a face check stands. */
export type FaceState =
  | { readonly step: 'starting' }
  | { readonly step: 'waiting'; readonly code: FaceCode; readonly secondsLeft: number }
  | { readonly step: 'failed'; readonly reason: string; readonly remain: number }
  | { readonly step: 'expired' }
  /** The server began none; `final` when another try today is of no use. */
  | { readonly step: 'refused'; readonly reason: string; readonly final: boolean }
  | { readonly step: 'passed' };

/** What a look at the check brings; while it waits nothing changes. */
export function afterLook(
  state: FaceState,
  answer: { readonly status: FaceStatus; readonly reason: string; readonly remain: number },
): FaceState {
  // A look that comes late must not undo what a newer one brought.
  if (state.step !== 'waiting') return state;
  if (answer.status === FACE_STATUS.passed) return { step: 'passed' };
  if (answer.status === FACE_STATUS.failed) return { step: 'failed', reason: answer.reason, remain: answer.remain };
  return answer.status === FACE_STATUS.expired ? { step: 'expired' } : state;
}

/** A second later: `now` in seconds of the server's clock. */
export function afterTick(state: FaceState, now: number): FaceState {
  if (state.step !== 'waiting') return state;
  const secondsLeft = state.code.expiresAt - now;
  return secondsLeft > 0 ? { ...state, secondsLeft } : { step: 'expired' };
}
