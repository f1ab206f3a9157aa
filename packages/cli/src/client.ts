import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { readEnvelope, TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { PERMISSION_FORBIDDEN, SESSION_INVALID_STATUS, SUCCESS } from '@compute-market/contract/error-matchers';
import { randomUUID } from 'node:crypto';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import type { Settings } from './settings';
import type { System } from './system';

/** ms until a server counts as silent. */
const patience = 30_000;
const tooMany = 429;

/** A server's refusal, with its number. */
export class Refused extends Failure {
  readonly number: number;

  constructor(number: number, reason: string) {
    const isKey = number === SESSION_INVALID_STATUS || number === PERMISSION_FORBIDDEN;
    super(isKey ? EXIT.key : EXIT.refused, reason);
    this.number = number;
  }
}

/** Speaks the contract's calls with an API key (decisions 106). */
export interface Client {
  /** Sends a call and answers its `data`, checked by the contract; fails with a sentence for the person. */
  call<Call extends CallDefinition>(call: Call, request: RequestOf<Call>): Promise<ResponseOf<Call>>;
}

async function send(system: System, { url, key }: Settings, call: CallDefinition, request: unknown): Promise<Response> {
  // What came of an order whose answer was lost is unknown: it is not sent again by itself (trust B15).
  const lost = call.idempotent ? messages.unreachable(url) : messages.unknownOutcome(url);
  try {
    return await system.fetch(url + TRANSPORT_BASE[call.transport] + call.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(call.intent ? { 'idempotency-key': randomUUID() } : {}),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new Failure(EXIT.network, lost);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

export function createClient(system: System, settings: Settings): Client {
  return {
    async call(call, request) {
      const response = await send(system, settings, call, request);
      if (response.status === tooMany)
        throw new Failure(EXIT.refused, messages.tooMany(response.headers.get('retry-after') ?? ''));
      const answer = readEnvelope(call, await bodyOf(response));
      if (answer === null) throw new Failure(EXIT.network, messages.noMarket(settings.url));
      if (answer.number !== SUCCESS) throw new Refused(answer.number, answer.reason || messages.refused);
      const parsed = call.response.safeParse(answer.data);
      if (!parsed.success) throw new Failure(EXIT.network, messages.strangeAnswer);
      return parsed.data as ResponseOf<typeof call>;
    },
  };
}
