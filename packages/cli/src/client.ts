import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';
import type { CallDefinition, RequestOf, ResponseOf } from '@compute-market/contract/define-call';
import { readEnvelope } from '@compute-market/contract/envelope';
import { PERMISSION_FORBIDDEN, SESSION_INVALID_STATUS, SUCCESS } from '@compute-market/contract/error-matchers';
import { randomUUID } from 'node:crypto';
import { findApis, usualApis, type Apis } from './apis';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import type { Settings } from './settings';
import type { System } from './system';

/** ms until a server counts as silent. */
const patience = 30_000;
const tooMany = 429;
const notFound = 404;
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

async function sendTo(
  apis: Apis,
  system: System,
  settings: Settings,
  call: CallDefinition,
  request: unknown,
): Promise<Response> {
  const { url, key } = settings;
  const base = call.transport === 'third-party' ? apis.thirdParty : apis.main;
  try {
    return await system.fetch(base + call.path, {
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

/** Whether the market's own calls are here: not a page, not another's call, and not another market, which does not know the key. */
async function isHere(call: CallDefinition, response: Response): Promise<boolean> {
  if (response.status === tooMany) return true;
  const answer = readEnvelope(call, await bodyOf(response));
  return answer !== null && response.status !== notFound && answer.number !== SESSION_INVALID_STATUS;
}

/**
 * Sends calls below the address; where they are not there, to where the page of the site sends its own (decisions 259). That is looked for
 * once, and by a call that changes nothing, so that no order is sent twice.
 */
function createSender(system: System, settings: Settings) {
  let apis = usualApis(settings.url);
  let isFound = false;
  return async (call: CallDefinition, request: unknown): Promise<Response> => {
    const response = await sendTo(apis, system, settings, call, request);
    if (isFound || !call.idempotent) return response;
    isFound = true;
    if (await isHere(call, response.clone())) return response;
    const found = await findApis(system, settings.url);
    if (found === null || found.main === apis.main) return response;
    apis = found;
    return sendTo(apis, system, settings, call, request);
  };
}

export function createClient(system: System, settings: Settings): Client {
  const send = createSender(system, settings);
  async function dataOf(call: CallDefinition, request: unknown): Promise<unknown> {
    const response = await send(call, request);
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
