import type * as z from 'zod/mini';

/** A zod schema of any kind (classic or mini). */
export type Schema = z.ZodMiniType;

/** How a call travels. main-form: POST, form-encoded. main-json: POST, JSON. third-party: REST-like, token in `Authorization` (product §7). */
export type Transport = 'main-form' | 'main-json' | 'third-party';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call. A sub-account calling a call without `sub` is answered 100041 (permission forbidden) (product §6). */
export type Role = 'main' | 'sub';

export interface CallDefinition<
  Name extends string = string,
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> {
  /** Unique key in camelCase; the server registers its handler under it. */
  readonly name: Name;
  /** Path below the transport's base (`/api` or `/third-party`); `{id}` marks a path parameter, which is also a field of `request`. */
  readonly path: string;
  readonly method: Method;
  readonly transport: Transport;
  /** What the caller sends: body, query and path parameters as one object, without `session`. */
  readonly request: Request;
  /** The `data` of a successful answer. */
  readonly response: Response;
  /** Whether a session is needed. `optional`: the answer depends on it, a visitor gets the public one. */
  readonly auth: 'none' | 'optional' | 'required';
  readonly roles: readonly Role[];
  /** Repeating it changes nothing: a read or a price query. The client may resend it (decisions 8). */
  readonly idempotent: boolean;
  /** Moves money, makes a rental or opens a ticket, which must happen once: accepts an `Idempotency-Key` header (decisions 11). */
  readonly intent: boolean;
  /** Shows no toast and resolves with the whole envelope (product §7; decisions 7). */
  readonly exempt: boolean;
  /** A status poll: its failures are ignored, but for a lost session (product §8; decisions 32). */
  readonly poll: boolean;
  /** Not in the specification's table of calls (decisions 45). */
  readonly extension: boolean;
  /** multipart: a file upload. json is the transport's usual body. */
  readonly body: 'json' | 'multipart';
  /** Most bytes of a JSON body that carries a picture; null is the server's usual limit. */
  readonly largestBody: number | null;
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

type Defaults =
  | 'method'
  | 'transport'
  | 'auth'
  | 'roles'
  | 'idempotent'
  | 'intent'
  | 'exempt'
  | 'poll'
  | 'extension'
  | 'body'
  | 'largestBody';
type Input<Name extends string, Request extends Schema, Response extends Schema> = Omit<
  CallDefinition<Name, Request, Response>,
  Defaults
> &
  Partial<Pick<CallDefinition, Defaults>>;

/**
 * One entry of the wire table. Defaults are the common case: POST of JSON to the main API, session required, both roles, not repeatable.
 * The client, the server, the test doubles and the OpenAPI document all read this.
 */
// A bundler may then drop the entries a client never sends.
// @__NO_SIDE_EFFECTS__
export function defineCall<const Name extends string, Request extends Schema, Response extends Schema>(
  definition: Input<Name, Request, Response>,
): CallDefinition<Name, Request, Response> {
  return {
    method: 'POST',
    transport: 'main-json',
    auth: 'required',
    roles: ['main', 'sub'],
    idempotent: false,
    intent: false,
    exempt: false,
    poll: false,
    extension: false,
    body: 'json',
    largestBody: null,
    ...definition,
  };
}

/** What a caller sends. */
export type RequestOf<Call extends CallDefinition> = z.input<Call['request']>;
/** What a handler receives after validation. */
export type ParsedRequestOf<Call extends CallDefinition> = z.output<Call['request']>;
/** What a successful answer carries in `data`. */
export type ResponseOf<Call extends CallDefinition> = z.output<Call['response']>;
