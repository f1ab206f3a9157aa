import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';
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
/** HTTP statuses from here on do not tell whether an order was carried out. */
const serverFault = 500;

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
  /** The same with what a back end need not tell filled in as the site reads it (decisions 40): for what is only looked at. */
  look<Call extends CallDefinition>(call: Call, request: RequestOf<Call>): Promise<ResponseOf<Call>>;
}

/** An end without a clear answer. An order may have been carried out then, so nobody is told to send it again (trust B15, B24). */
const unclear = ({ idempotent }: CallDefinition, { url }: Settings, sentence: string): Failure =>
  new Failure(EXIT.network, idempotent ? sentence : messages.unknownOutcome(url));

async function send(system: System, settings: Settings, call: CallDefinition, request: unknown): Promise<Response> {
  const { url, key } = settings;
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
    throw unclear(call, settings, messages.unreachable(url));
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
  async function dataOf(call: CallDefinition, request: unknown): Promise<unknown> {
    const response = await send(system, settings, call, request);
    if (response.status === tooMany)
      throw new Failure(EXIT.refused, messages.tooMany(response.headers.get('retry-after') ?? ''));
    const answer = readEnvelope(call, await bodyOf(response));
    if (answer === null || (response.status >= serverFault && !call.idempotent))
      throw unclear(call, settings, messages.noMarket(settings.url));
    if (answer.number !== SUCCESS) throw new Refused(answer.number, answer.reason || messages.refused);
    return answer.data;
  }
  return {
    async call(call, request) {
      const parsed = call.response.safeParse(await dataOf(call, request));
      if (!parsed.success) throw unclear(call, settings, messages.strangeAnswer);
      return parsed.data as ResponseOf<typeof call>;
    },
    async look(call, request) {
      const data = await dataOf(call, request);
      try {
        return completeAnswer(shapes[call.name], data) as ResponseOf<typeof call>;
      } catch {
        throw unclear(call, settings, messages.strangeAnswer);
      }
    },
  };
}
