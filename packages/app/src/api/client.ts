import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { readEnvelope, type Answer, type MainEnvelope } from '@compute-market/contract/envelope';
import { classifyMain, classifyThirdParty, type Verdict } from './classify';
import { ApiError, type FailureKind } from './errors';
import type { ApiEvent } from './events';
import { apiMessages } from './messages';
import { buildRequest, type Bases, type WireRequest } from './request';
import { createSender } from './sender';

export interface ClientOptions {
  readonly bases: Bases;
  /** ms for the whole call, resends included (decisions 8). */
  readonly timeout: number;
  readonly token: () => string | null;
  readonly emit: (event: ApiEvent) => void;
  readonly newId: () => string;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One per intention of the person; sent again when the person tries again (decisions 11). Only for calls that move money. */
  readonly idempotencyKey?: string | undefined;
  /** The screen shows the reason itself: no toast. */
  readonly quiet?: boolean | undefined;
  /** The caller opens the quick top-up itself, with the sum that is missing: no event of it. */
  readonly ownTopUp?: boolean | undefined;
}

/** What the server sent back, before it is known whether it is an answer. */
interface Reply {
  readonly http: Response;
  readonly body: unknown;
}

/** The HTTP status of a server, or of a proxy before it, that did not take the request: too many came. */
const tooMany = 429;

/** What is said for a body that is no answer. */
const unreadable = (httpStatus: number): Answer => ({
  number: -1,
  reason: httpStatus === tooMany ? apiMessages.tooMany : apiMessages.malformed,
  data: null,
});

/** Whether it stays open if the call was carried out. */
const isOpen = (answer: Answer | null, httpStatus: number): boolean =>
  httpStatus >= 500 || (answer === null && httpStatus !== tooMany);

const serviceOf = (call: CallDefinition) => (call.transport === 'third-party' ? 'third-party' : 'main');

function judge(call: CallDefinition, { number, reason }: Answer, httpOk: boolean): Verdict {
  return call.transport === 'third-party'
    ? classifyThirdParty({ code: number }, httpOk)
    : classifyMain(call, { status: number, reason });
}

/** The API client: one method for calls that give data, one for the five that give their envelope. */
export function createClient({
  bases,
  timeout,
  token,
  emit,
  newId,
  fetch: send = globalThis.fetch.bind(globalThis),
}: ClientOptions) {
  const sender = createSender(send);

  async function exchange(
    call: CallDefinition,
    request: WireRequest,
    requestId: string,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<Reply> {
    const deadline = AbortSignal.timeout(timeout);
    const headers: Record<string, string> = { ...request.init.headers, 'X-Request-Id': requestId };
    if (call.intent && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    const fail = (kind: FailureKind, reason: string) => new ApiError({ kind, status: 0, reason, requestId });
    try {
      const http = await sender(
        request.url,
        { ...request.init, headers, signal: signal ? AbortSignal.any([signal, deadline]) : deadline },
        call.idempotent,
      );
      const body: unknown = await http.json().catch((error: unknown) => {
        if (signal?.aborted || deadline.aborted) throw error;
        return undefined;
      });
      return { http, body };
    } catch {
      if (signal?.aborted) throw fail('aborted', '');
      if (deadline.aborted) throw fail('timeout', apiMessages.timeout);
      throw fail('network', apiMessages.network);
    }
  }

  function announce(
    call: CallDefinition,
    verdict: Verdict,
    reason: string,
    requestId: string,
    sentToken: string | null,
    { quiet, ownTopUp }: CallOptions,
  ) {
    if (verdict.sessionLost) emit({ type: 'session-lost', token: sentToken });
    if (verdict.balanceShort && !ownTopUp) emit({ type: 'balance-short' });
    if (verdict.toast && !quiet) emit({ type: 'toast', reason, requestId, service: serviceOf(call) });
  }

  async function perform(call: CallDefinition, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const requestId = newId();
    const sentToken = token();
    const request = buildRequest(call, input, sentToken, bases);
    const reply = await exchange(call, request, requestId, options).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind !== 'aborted' && !options.quiet && !call.exempt) {
        emit({ type: 'toast', reason: error.reason, requestId, service: serviceOf(call) });
      }
      throw error;
    });
    const read = readEnvelope(call, reply.body);
    const answer = read ?? unreadable(reply.http.status);
    const reason = answer.reason || (reply.http.ok ? '' : apiMessages.malformed);
    const verdict = judge(call, answer, reply.http.ok);
    announce(call, verdict, reason, requestId, sentToken, options);
    if (verdict.outcome === 'data') return answer.data;
    if (verdict.outcome === 'envelope') return { status: answer.number, reason, data: answer.data };
    throw new ApiError({
      kind: isOpen(read, reply.http.status) ? 'fault' : 'refused',
      status: answer.number,
      reason,
      requestId,
      isMissing: reply.http.status === 404,
      data: answer.data,
    });
  }

  return {
    /** Resolves with the answer's data; a refusal, a timeout or a dead network rejects with ApiError. */
    call<Call extends CallDefinition>(
      call: Call,
      input: RequestOf<Call>,
      options: CallOptions = {},
    ): Promise<ResponseOf<Call>> {
      if (call.exempt) throw new Error(`${call.name} is exempt: use envelope()`);
      return perform(call, input as Record<string, unknown>, options) as Promise<ResponseOf<Call>>;
    },
    /** For the five exempt calls: resolves with the whole envelope, whatever its status (product §7; decisions 7). */
    envelope<Call extends CallDefinition>(
      call: Call,
      input: RequestOf<Call>,
      options: CallOptions = {},
    ): Promise<MainEnvelope<ResponseOf<Call> | null>> {
      if (!call.exempt) throw new Error(`${call.name} is not exempt: use call()`);
      return perform(call, input as Record<string, unknown>, options) as Promise<MainEnvelope<ResponseOf<Call> | null>>;
    },
  };
}
