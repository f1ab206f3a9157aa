import type { CallDefinition, ParsedRequestOf, ResponseOf } from '@compute-market/contract/define-call';
import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import type { SubRight } from '@compute-market/contract/rules/sub-right';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import type { ComputeProvider } from '../fleet/provider';
import type { IdentityProvider } from '../identity/provider';
import type { MailSender } from '../mail/sender';
import type { PaymentGateway } from '../payment/gateway';
import type { Metrics } from '../operations/metrics';
import type { Clock } from '../platform/clock';
import type { Ids } from '../platform/ids';
import type { SmsSender } from '../sms/sender';
import type { FileStore } from '../storage/file-store';
import type { WechatProvider } from '../wechat/provider';
import { Refusal } from './refusal';

/** Who is calling. A sub-account acts inside its main account: `userId` is always the main account's. */
export interface Actor {
  readonly userId: number;
  readonly subAccountId: number | null;
  readonly role: 'main' | 'sub';
  /** What a sub-account may do beside looking (decisions 126); a main account has all. */
  readonly rights: readonly SubRight[];
  /** 0 where there is none: a program's key, or the server itself. */
  readonly sessionId: number;
  /** The key of a program, where one calls (decisions 105). */
  readonly apiKey?: { readonly id: string; readonly name: string; readonly scopes: readonly ApiKeyScope[] };
}

/** Everything the server is made of; tests put their own in. */
export interface Services {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Config;
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly compute: ComputeProvider;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly wechat: WechatProvider;
  readonly identity: IdentityProvider;
  readonly files: FileStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface CallContext {
  /** Null only for calls with auth `none` or `optional`. */
  readonly actor: Actor | null;
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  /** What the caller's browser says of itself: anything at all, of 512 characters at most. */
  readonly userAgent: string;
  readonly services: Services;
  /** What the call is done to, named by its handler where the fields name it by a number alone: the log of what people did says it, of a refusal too (decisions 117). */
  readonly deed: { subject: string };
  /**
   * One database transaction; nested use throws. Serialization failures and deadlocks are retried, so the work may run more than once.
   * A call with `intent` runs as a whole inside one transaction together with its idempotency key, and this joins it: such a handler
   * never calls a gateway or a provider itself but leaves that to a job or to the next call. A call that only reads (`idempotent`) has no
   * transaction around its statements: each sees what is there at its moment, as it would inside one.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface Implementation {
  readonly call: CallDefinition;
  /** Runs before the transaction of an intention; see `implementConfirmed`. */
  readonly confirm?: (input: unknown, context: CallContext) => Promise<unknown>;
  /** What of the body is wanted, without what confirms it; all of it when not given. */
  readonly wishOf?: (input: unknown) => unknown;
  readonly handle: (input: unknown, context: CallContext, confirmed?: unknown) => Promise<unknown>;
}

/** Ties a handler to its entry in the contract; the registrar validates the input against that entry before it gets here. */
export function implement<Call extends CallDefinition>(
  call: Call,
  handle: (input: ParsedRequestOf<Call>, context: CallContext) => Promise<ResponseOf<Call>>,
): Implementation {
  return { call, handle: (input, context) => handle(input as ParsedRequestOf<Call>, context) };
}

/** What the handler of an account's own call gets: the caller is known. */
export type OwnContext = CallContext & { readonly actor: Actor };

/** The same for a call that demands a session and does all that it does in one transaction. */
export function implementOwn<Call extends CallDefinition>(
  call: Call,
  handle: (tx: Tx, input: ParsedRequestOf<Call>, context: OwnContext) => Promise<ResponseOf<Call>>,
): Implementation {
  return implement(call, async (input, context) => {
    const own = { ...context, actor: requireActor(context) };
    return context.transaction((tx) => handle(tx, input, own));
  });
}

/**
 * The same for a call with `intent` that asks for a code or a password: `confirm` looks at it before the transaction, so that a wrong try
 * stays counted, and not at all for an answer that is given again, to the same wish with whatever code. `handle` gets what it found.
 */
export function implementConfirmed<Call extends CallDefinition, Confirmed>(
  call: Call,
  wishOf: (input: ParsedRequestOf<Call>) => unknown,
  confirm: (input: ParsedRequestOf<Call>, context: CallContext) => Promise<Confirmed>,
  handle: (input: ParsedRequestOf<Call>, context: CallContext, confirmed: Confirmed) => Promise<ResponseOf<Call>>,
): Implementation {
  return {
    call,
    wishOf: (input) => wishOf(input as ParsedRequestOf<Call>),
    confirm: (input, context) => confirm(input as ParsedRequestOf<Call>, context),
    handle: (input, context, confirmed) => handle(input as ParsedRequestOf<Call>, context, confirmed as Confirmed),
  };
}

/** The caller, where the contract demands a session. */
export function requireActor(context: CallContext): Actor {
  if (context.actor === null) throw new Refusal('SESSION_INVALID');
  return context.actor;
}
