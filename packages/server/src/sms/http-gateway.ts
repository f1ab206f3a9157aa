import { SMS_CODE_VALID_SECONDS } from '@compute-market/contract/constants';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { Refusal } from '../http/refusal';
import type { Clock } from '../platform/clock';
import { inSpan } from '../platform/tracing';
import type { SmsSender } from './sender';

/** Where text messages are handed over, and what both sides sign with. */
export interface SmsGateway {
  readonly url: string;
  readonly secret: string;
}

/** How long the gateway has for its answer, ms: somebody waits for the code. */
const usualPatienceMs = 10_000;

/** The body of a request. `code` and `scene` are there where a code is sent: a provider's template takes them in place of the text. */
interface Message {
  readonly id: string;
  readonly template: 'code' | 'notice';
  readonly phone: string;
  readonly text: string;
  readonly code?: string;
  readonly scene?: string;
}

/** A message that the gateway did not accept. Tells no phone and no text. */
export class SmsNotAccepted extends Error {
  override readonly name = 'SmsNotAccepted';

  /** `status` is that of its answer; undefined where there was none in time. */
  constructor(
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(`the gateway of text messages ${status === undefined ? 'did not answer' : `answered ${status}`}`, options);
  }
}

/** What is signed: the second of sending, a dot, the body as it is sent. */
export const smsSignature = (secret: string, second: string, body: string): string =>
  createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');

async function post({ url, secret }: SmsGateway, message: Message, now: Date, patienceMs: number): Promise<void> {
  const body = JSON.stringify(message);
  const second = String(Math.floor(now.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': message.id,
    'x-sms-time': second,
    'x-sms-signature': smsSignature(secret, second, body),
  };
  await inSpan({ name: 'text message send', kind: 'client' }, async ({ tell }) => {
    let answer: Response;
    try {
      // Another place than the operator named gets nothing, however it is named.
      const signal = AbortSignal.timeout(patienceMs);
      answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await answer.body?.cancel();
    } catch (cause) {
      throw new SmsNotAccepted(undefined, { cause });
    }
    tell({ 'http.response.status_code': answer.status });
    if (!answer.ok) throw new SmsNotAccepted(answer.status);
  });
}

/** The same for the same key, and nothing of it can be read. */
const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** The sentence of a code: whoever has no template for codes sends it as it is. */
const codeText = (code: string) => `验证码 ${code}，${SMS_CODE_VALID_SECONDS / 60} 分钟内有效，请勿告诉他人`;

/**
 * Hands text messages to the operator's gateway by a signed POST; any 2xx means that it accepted one (docs/operations.md). What somebody waits
 * for is refused with a sentence, anything else throws SmsNotAccepted and is tried again by its job, under the same id.
 */
export function createHttpSms(
  gateway: SmsGateway,
  { clock, logger, patienceMs = usualPatienceMs }: { clock: Clock; logger: Pick<Logger, 'warn'>; patienceMs?: number },
): SmsSender {
  const hand = (message: Message) => post(gateway, message, clock.now(), patienceMs);
  const handNow = async (message: Message) => {
    try {
      await hand(message);
    } catch (err) {
      logger.warn({ err }, 'a text message was not accepted');
      throw new Refusal('NOT_AVAILABLE', { reason: '短信发送失败，请稍后重试；如仍失败，请联系客服' });
    }
  };
  return {
    send: (phone, code, scene) =>
      handNow({ id: randomUUID(), template: 'code', phone, text: codeText(code), code, scene }),
    inform: (phone, text) => handNow({ id: randomUUID(), template: 'notice', phone, text }),
    remind: (phone, text, key) =>
      hand({ id: key === undefined ? randomUUID() : idOf(key), template: 'notice', phone, text }),
  };
}
