import { apiMessages } from './messages';

/** Number of an answer that cannot be read. */
export const UNREADABLE = -1;

/**
 * Why a call gave no data. `refused`: the server said no, so nothing was done. `fault`: the server or a proxy before it failed; like `network`
 * and `timeout` it leaves open whether the call was carried out. `aborted`: its caller gave it up.
 */
export type FailureKind = 'refused' | 'fault' | 'network' | 'timeout' | 'aborted';

export interface Failure {
  readonly kind: FailureKind;
  /** The server's status or code; 0 when there was no answer. */
  readonly status: number;
  /** A Chinese sentence for the person. */
  readonly reason: string;
  /** The back end has no such call (decisions 40, 45, 250). */
  readonly isMissing?: boolean;
  /** The answer has another shape than the contract's (decisions 40). */
  readonly isStrange?: boolean;
  /** To quote to customer service. */
  readonly requestId: string;
  /** The refusal's own data, such as a new quote. */
  readonly data?: unknown;
}

/** The one error the client throws. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  readonly reason: string;
  readonly requestId: string;
  readonly isMissing: boolean;
  readonly isStrange: boolean;
  readonly data: unknown;

  constructor(failure: Failure) {
    super(failure.reason);
    this.kind = failure.kind;
    this.status = failure.status;
    this.reason = failure.reason;
    this.requestId = failure.requestId;
    this.isMissing = failure.isMissing ?? false;
    this.isStrange = failure.isStrange ?? false;
    this.data = failure.data;
  }
}

/**
 * The failure of a call and of reading its answer: an answer in another shape than the contract's, which cannot be read, is a fault of the server, so it costs
 * the panel that asked and never the page (decisions 40). Any other error is a defect and is thrown again.
 */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  return new ApiError({ kind: 'fault', status: 0, reason: apiMessages.malformed, requestId: '', data: error });
}

/** True for a call that its own caller gave up: never shown, never reported. */
export const isAborted = (error: unknown) => error instanceof ApiError && error.kind === 'aborted';
