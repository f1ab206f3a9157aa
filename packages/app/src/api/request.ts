import type { CallDefinition } from '@compute-market/contract/define-call';

/** A call made concrete: where it goes and what it carries. */
export interface WireRequest {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string | URLSearchParams | FormData;
  };
}

export interface Bases {
  /** `/api` unless it is configured: `/api-test` and `/api-test-v2` in other environments (decisions 12), or another origin (decisions 75). */
  readonly main: string;
  /** `/third-party`. */
  readonly thirdParty: string;
}

type Fields = Record<string, unknown>;

const isSent = (value: unknown) => value !== undefined && value !== null;
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function asParameters(fields: Fields) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (isSent(value)) parameters.append(name, asText(value));
  return parameters;
}

function asFormData(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (isSent(value)) form.append(name, value instanceof Blob ? value : asText(value));
  return form;
}

/** The session goes into the payload only when the payload has none and a token is stored (product §7). */
const withSession = (fields: Fields, token: string | null): Fields =>
  token === null || isSent(fields.session) ? fields : { ...fields, session: token };

/** Takes the fields named in the path out of the rest: `/orders/{id}` with `{ id: 7, page: 1 }` → `/orders/7` and `{ page: 1 }`. */
function fillPath(path: string, fields: Fields): { path: string; rest: Fields } {
  const rest = { ...fields };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    if (!isSent(value)) throw new Error(`missing path parameter ${name}`);
    delete rest[name];
    return encodeURIComponent(asText(value));
  });
  return { path: filled, rest };
}

const withQuery = (url: string, fields: Fields) => {
  const query = asParameters(fields).toString();
  return query === '' ? url : `${url}?${query}`;
};

/** Builds what goes over the wire, exactly as specified (product §7; decisions 1, 3). */
export function buildRequest(call: CallDefinition, input: Fields, token: string | null, bases: Bases): WireRequest {
  const base = call.transport === 'third-party' ? bases.thirdParty : bases.main;
  const { path, rest } = fillPath(call.path, input);
  const url = base + path;
  // A file is taken in only from whom is known already, so the session does not come behind it.
  const inHeader = call.transport === 'third-party' || call.method === 'GET' || call.body === 'multipart';
  const authorization: Record<string, string> = token !== null && inHeader ? { Authorization: token } : {};
  const { method } = call;

  if (method === 'GET' || method === 'DELETE')
    return { url: withQuery(url, rest), init: { method, headers: authorization } };
  const fields = withSession(rest, token);
  if (call.body === 'multipart') return { url, init: { method, headers: authorization, body: asFormData(fields) } };
  if (call.transport === 'main-form')
    return { url, init: { method, headers: authorization, body: asParameters(fields) } };
  return {
    url,
    init: { method, headers: { ...authorization, 'Content-Type': 'application/json' }, body: JSON.stringify(fields) },
  };
}
