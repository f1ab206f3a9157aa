import type { CallDefinition } from '@compute-market/contract/define-call';
import type { ErrorKey } from '@compute-market/contract/errors';
import type { FastifyRequest } from 'fastify';
import { fieldsOf, type Fields } from './bodies';
import { Refusal } from './refusal';

/** zod's own words when the schema gives none; they tell a customer nothing. */
const wordless = /^Invalid input/;

const carriesBody = (call: CallDefinition): boolean => call.method === 'POST' || call.method === 'PUT';

/** The query; a parameter that comes twice is refused, as in a body. */
function queryOf(request: FastifyRequest): Fields {
  const query = request.query as Fields;
  const field = Object.keys(query).find((name) => typeof query[name] !== 'string');
  if (field !== undefined)
    throw new Refusal('INVALID_REQUEST', { reason: `参数 ${field} 重复，请检查后重试`, data: { field } });
  return query;
}

/** What the caller sent, as one object without the session: body or query, and the path parameters over both. */
export function readFields(call: CallDefinition, request: FastifyRequest): Fields {
  const sent = carriesBody(call) ? fieldsOf(request.body) : queryOf(request);
  const fields: Fields = { ...sent, ...(request.params as Fields) };
  delete fields.session;
  return fields;
}

/** A file that is too large or of a wrong kind has entries of its own in the catalogue. */
const fileFaults: Readonly<Record<string, ErrorKey>> = {
  too_big: 'FILE_TOO_LARGE',
  invalid_value: 'FILE_TYPE_INVALID',
};

/** The fields by the contract's schema, or a refusal that names the first wrong one. What cannot be read at all is refused earlier (bodies.ts). */
export function validate(call: CallDefinition, fields: Fields): unknown {
  const parsed = call.request.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknownField = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = unknownField ?? issue?.path.join('.') ?? '';
  const reason =
    issue === undefined || unknownField !== undefined || wordless.test(issue.message)
      ? `参数 ${field} 有误，请检查后重试`
      : issue.message;
  const fault = fields[field] instanceof File ? fileFaults[issue?.code ?? ''] : undefined;
  throw new Refusal(fault ?? 'INVALID_REQUEST', { reason, data: { field, reason } });
}
