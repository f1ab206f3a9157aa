/** A code on the screen that a phone reads. */
export interface ScannableCode {
  readonly image: string;
  readonly scene: string;
  /** Seconds of the server's clock. */
  readonly expiresAt: number;
}

export type ScanStep =
  /** Nothing is shown, nothing is asked. */
  | { readonly step: 'idle' }
  | { readonly step: 'loading' }
  | { readonly step: 'waiting' | 'scanned'; readonly code: ScannableCode; readonly secondsLeft: number }
  /** Out of time, declined on the phone, or used before. */
  | { readonly step: 'expired' }
  /** The server said no; `available` is false where it does not offer this way at all. */
  | { readonly step: 'refused'; readonly reason: string; readonly available: boolean }
  /** The chat account that agreed belongs to nobody. `bindTicket` binds it to whoever logs in next; null where the back end gives none. */
  | { readonly step: 'notBound'; readonly bindTicket: string | null }
  /** Somebody is in: with a session after a sign-in, without one after a binding. */
  | { readonly step: 'done'; readonly session: string | null };

/** Where a scan stands. At most one request is scheduled or under way; its number is `pending` (screens B3, B21). */
export type ScanState = ScanStep & {
  /** Number of the newest request; an answer with another number than `pending` is late and ignored. */
  readonly lastRequest: number;
  readonly pending: number | null;
};

/** Before any code was asked for. */
export const initialScan: ScanState = { step: 'idle', lastRequest: 0, pending: null };
