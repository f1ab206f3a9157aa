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
  /** `unanswered`: nobody told yet whether the face of this check passed before its end. */
  | { readonly step: 'expired'; readonly unanswered?: string }
  /** The server began none; `final` when another try today is of no use. */
  | { readonly step: 'refused'; readonly reason: string; readonly final: boolean }
  | { readonly step: 'passed' };

/** The check that is still asked for; null when there is none. */
export function askedOf(state: FaceState): string | null {
  if (state.step === 'waiting') return state.code.certifyId;
  return state.step === 'expired' ? (state.unanswered ?? null) : null;
}

/** Both are whole seconds, rounded down: in the second of its end a face may still pass. */
const isOver = (code: FaceCode, now: number): boolean => code.expiresAt < now;

/** What a look at the check brings, `now` when it was asked, in seconds of the server's clock: a code that is over is said to be once a look found no face that passed before its end. */
export function afterLook(
  state: FaceState,
  answer: { readonly status: FaceStatus; readonly reason: string; readonly remain: number },
  now: number,
): FaceState {
  // A look that comes late must not undo what a newer one brought.
  if (askedOf(state) === null) return state;
  if (answer.status === FACE_STATUS.passed) return { step: 'passed' };
  if (answer.status === FACE_STATUS.failed) return { step: 'failed', reason: answer.reason, remain: answer.remain };
  const isWaiting = answer.status === FACE_STATUS.waiting && state.step === 'waiting' && !isOver(state.code, now);
  return isWaiting ? state : { step: 'expired' };
}

/** A look that failed is no answer: the next one asks again. After the end a new code is offered meanwhile; `refused`, there is nothing to ask for. */
export function afterNoAnswer(state: FaceState, refused: boolean, now: number): FaceState {
  if (state.step === 'expired') return refused ? { step: 'expired' } : state;
  if (state.step !== 'waiting' || !isOver(state.code, now)) return state;
  return refused ? { step: 'expired' } : { step: 'expired', unanswered: state.code.certifyId };
}

/** A second later: `now` in seconds of the server's clock. The clock alone ends no check. */
export function afterTick(state: FaceState, now: number): FaceState {
  return state.step === 'waiting' ? { ...state, secondsLeft: Math.max(0, state.code.expiresAt - now) } : state;
}
