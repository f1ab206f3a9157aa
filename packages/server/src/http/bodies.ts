import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

export type Fields = Record<string, unknown>;

/** Names that would reach into JavaScript's own objects. */
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads `a=1&b=2`. A field that comes twice or that names a part of JavaScript is refused: two readers could understand it in two ways. */
function parseForm(text: string): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of new URLSearchParams(text)) {
    if (poisonous.has(name)) throw new Refusal('INVALID_BODY');
    if (name in fields)
      throw new Refusal('INVALID_BODY', { reason: `参数 ${name} 重复，请检查后重试`, data: { field: name } });
    fields[name] = value;
  }
  return fields;
}

/** The two encodings of the wire. An absent body counts as no fields; anything but an object of fields is refused. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseForm(body.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** The body as fields. */
export function fieldsOf(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('INVALID_BODY');
  return body as Fields;
}
