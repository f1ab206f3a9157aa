import { isLostPiece } from '@compute-market/components/lazy-piece';
import { CONTRACT_HEADER } from '@compute-market/contract/constants';
import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { readEnvelope, readReason, type Answer, type MainEnvelope } from '@compute-market/contract/envelope';
import { SUCCESS } from '@compute-market/contract/error-matchers';
import { classifyMain, classifyThirdParty, type Verdict } from './classify';
import { ApiError, UNREADABLE, type FailureKind } from './errors';
import type { ApiEvent } from './events';
import { apiMessages } from './messages';
import { buildRequest, type Bases, type WireRequest } from './request';
import { createSender } from './sender';
import { createTold } from './told';

export interface ClientOptions {
  readonly bases: Bases;
  /** ms for the whole call, resends included (decisions 8). */
  readonly timeout: number;
  readonly token: () => string | null;
  readonly emit: (event: ApiEvent) => void;
  readonly newId: () => string;
  /** Whether all calls with this signal are such that nobody asked for. */
  readonly isAutomatic?: (signal: AbortSignal) => boolean;
  /** Makes the answer of a back end that is not ours whole; throws at another shape, and where its own code cannot be had. Not given: every answer is taken as it is. */
  readonly complete?: (call: string, data: unknown) => Promise<unknown>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Nobody asked for it; a signal can say the same of many. */
  readonly automatic?: boolean | undefined;
  /** One per intention of the person; sent again when the person tries again (decisions 11). Only for calls with `intent`. */
  readonly idempotencyKey?: string | undefined;
  /** The caller opens the quick top-up itself, with the sum that is missing: no event of it. */
  readonly ownTopUp?: boolean | undefined;
  /** What it is about, where many are asked for at once: `together` tells one refusal once for all of them. */
  readonly part?: string | undefined;
}

/** What the server sent back, before it is known whether it is an answer. */
interface Reply {
  readonly http: Response;
  readonly body: unknown;
}

/** HTTP: a server, or a proxy before it, did not take the request, since too many came. */
const tooMany = 429;
/** HTTP: what the server does not know, by status and type: the address, the method there, what is wanted; or a site's own page in place of what was read. */
const unknown = /^(40[45]|501|2.*html)/;
/** HTTP: from here on the server failed. */
const serverFault = 500;

const serviceOf = (call: CallDefinition) => (call.transport === 'third-party' ? 'third-party' : 'main');

/** What is said for a server that gave no reason. */
function reasonless({ number }: Answer, http: Response): string {
  if (http.status === tooMany) return apiMessages.tooMany;
  return number === SUCCESS && http.ok ? '' : apiMessages.malformed;
}

function judge(call: CallDefinition, { number, reason }: Answer, httpOk: boolean): Verdict {
  return call.transport === 'third-party'
    ? classifyThirdParty({ code: number }, httpOk)
    : classifyMain(call, { status: number, reason });
}

/** The API client, which alone decides what a failure shows (product §8; decisions 32): one method for calls that give data, one for the five that give their envelope. */
export function createClient({
  bases,
  timeout,
  token,
  emit,
  newId,
  isAutomatic = () => false,
  complete,
  fetch: send = globalThis.fetch.bind(globalThis),
}: ClientOptions) {
  const sender = createSender(send);
  const told = createTold();

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

  /** Who waits for an answer: it knows what was told of this question before. */
  function asking(
    call: CallDefinition,
    input: Record<string, unknown>,
    { signal, automatic = signal !== undefined && isAutomatic(signal), part }: CallOptions,
  ) {
    const question = `${call.name} ${JSON.stringify(input)}`;
    const requestId = newId();
    const tell = (reason: string, kind: FailureKind) => {
      if (told.isNews(question, reason, automatic))
        emit({
          type: 'toast',
          reason,
          requestId,
          service: serviceOf(call),
          action: call.idempotent ? null : call.name,
          kind,
          part: part ?? null,
        });
    };
    return { requestId, token: token(), tell, answered: () => told.forget(question) };
  }
  type Asking = ReturnType<typeof asking>;

  function announce(verdict: Verdict, reason: string, kind: FailureKind, asked: Asking, { ownTopUp }: CallOptions) {
    // Whoever logged in again meanwhile is not told of the session before.
    const isOld = verdict.sessionLost && ![asked.token, null].includes(token());
    if (verdict.sessionLost) emit({ type: 'session-lost', token: asked.token });
    if (verdict.balanceShort && !ownTopUp) emit({ type: 'balance-short' });
    // After the way to login, which clears the messages of the account that was left.
    if (verdict.toast && !isOld) asked.tell(reason, kind);
  }

  /** What the answer carries. Our own server leaves nothing out and says so. */
  async function dataOf(call: CallDefinition, data: unknown, http: Response, requestId: string): Promise<unknown> {
    if (complete === undefined || http.headers.has(CONTRACT_HEADER)) return data;
    try {
      return await complete(call.name, data);
    } catch (error) {
      if (isLostPiece(error)) {
        // What was changed is changed; only what is read can be read again.
        if (!call.idempotent) return data;
        throw new ApiError({ kind: 'network', status: 0, reason: apiMessages.network, requestId });
      }
      throw new ApiError({ kind: 'fault', status: 0, reason: apiMessages.malformed, requestId, isStrange: true });
    }
  }

  async function perform(call: CallDefinition, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const asked = asking(call, input, options);
    const { requestId } = asked;
    const request = buildRequest(call, input, asked.token, bases);
    const { http, body } = await exchange(call, request, requestId, options).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind !== 'aborted' && !call.exempt && !call.poll)
        asked.tell(error.reason, error.kind);
      throw error;
    });
    const read = readEnvelope(call, body);
    const answer = read ?? { number: UNREADABLE, reason: readReason(body), data: null };
    const verdict = judge(call, answer, http.ok);
    if (verdict.outcome === 'data') {
      asked.answered();
      return dataOf(call, answer.data, http, requestId);
    }
    // A back end of others need not know the calls that are not in the specification: the control says so (decisions 45, 250).
    // A page in place of the answer to a deed may come from a proxy behind which it was done.
    const isMissing =
      call.extension && unknown.test(`${http.status} ${call.idempotent ? http.headers.get('Content-Type') : ''}`);
    const reason = isMissing ? apiMessages.missing : answer.reason || reasonless(answer, http);
    const isFault = !isMissing && (http.status >= serverFault || (read === null && http.status !== tooMany));
    const kind = isFault ? 'fault' : 'refused';
    if (!isMissing) announce(verdict, reason, kind, asked, options);
    if (verdict.outcome === 'envelope') {
      const data = answer.number === SUCCESS ? await dataOf(call, answer.data, http, requestId) : answer.data;
      return { status: answer.number, reason, data };
    }
    throw new ApiError({ kind, status: answer.number, reason, requestId, isMissing, data: answer.data });
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

export type ApiClient = ReturnType<typeof createClient>;
