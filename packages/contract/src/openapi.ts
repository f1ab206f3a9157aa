import * as z from 'zod/mini';
import type { CallDefinition, Schema } from './define-call';
import { API_KEY_SCOPE_LABELS, API_KEY_SCOPES } from './entities/api-key';
import { TRANSPORT_BASE } from './envelope';
import { SUCCESS } from './errors';
import { keyScopeOf } from './key-scopes';

type Json = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Json>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
}

interface ObjectSchema {
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** zod writes the bounds of a safe integer on every integer; they say nothing to a reader. */
function dropSafeIntegerBounds({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const document = z.toJSONSchema(schema, { io, override: dropSafeIntegerBounds, unrepresentable: 'any' });
  delete document.$schema;
  return document;
}

const pathParametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

function parametersOf(call: CallDefinition, request: ObjectSchema): readonly Json[] {
  const inPath = pathParametersOf(call.path);
  const inQuery =
    call.method === 'GET' ? Object.keys(request.properties ?? {}).filter((name) => !inPath.includes(name)) : [];
  const schemaOf = (name: string) => request.properties?.[name] ?? {};
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 255 },
  };
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: schemaOf(name) })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: request.required?.includes(name) ?? false,
      schema: schemaOf(name),
    })),
    ...(call.intent ? [idempotencyKey] : []),
  ];
}

function mediaTypeOf(call: CallDefinition): string {
  if (call.body === 'multipart') return 'multipart/form-data';
  return call.transport === 'main-form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** The request without its path parameters, with the field `session` that both clients add when it is absent (product §7). */
function bodyOf(call: CallDefinition, request: ObjectSchema): Json | undefined {
  if (call.method !== 'POST' && call.method !== 'PUT') return undefined;
  const inPath = pathParametersOf(call.path);
  const fields = Object.entries(request.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const schema = {
    ...request,
    properties: {
      ...Object.fromEntries(fields),
      session: { type: 'string', description: '登录凭证；缺省时由客户端补上' },
    },
    required: (request.required ?? []).filter((name) => !inPath.includes(name)),
  };
  return { required: schema.required.length > 0, content: { [mediaTypeOf(call)]: { schema } } };
}

function answerOf(call: CallDefinition): Json {
  const number = call.transport === 'third-party' ? 'code' : 'status';
  const success = {
    type: 'object',
    required: [number, 'reason', 'data'],
    properties: {
      [number]: { const: SUCCESS },
      reason: { type: 'string' },
      data: jsonSchemaOf(call.response, 'output'),
    },
  };
  const refusal = {
    $ref: `#/components/schemas/${call.transport === 'third-party' ? 'ThirdPartyRefusal' : 'MainRefusal'}`,
  };
  return { description: '成功或业务拒绝', content: { 'application/json': { schema: { oneOf: [success, refusal] } } } };
}

/** A session, or an API key with the scope that stands in its brackets (decisions 105). */
function securityOf({ name, auth }: CallDefinition): readonly Json[] {
  const scope = keyScopeOf(name);
  const key = scope === null ? [] : [{ apiKey: [scope] }];
  const visitor = auth === 'required' ? [] : [{}];
  const session = auth === 'none' ? [] : [{ token: [] }];
  return auth === 'none' && key.length === 0 ? [] : [...visitor, ...session, ...key];
}

function operationOf(call: CallDefinition): Json {
  const request = jsonSchemaOf(call.request, 'input') as ObjectSchema;
  const body = bodyOf(call, request);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.transport],
    parameters: parametersOf(call, request),
    ...(body ? { requestBody: body } : {}),
    responses: { 200: answerOf(call) },
    security: securityOf(call),
    'x-roles': call.roles,
    'x-idempotent': call.idempotent,
    'x-exempt': call.exempt,
    'x-extension': call.extension,
  };
}

const refusalOf = (number: 'status' | 'code'): Json => ({
  type: 'object',
  required: [number, 'reason'],
  properties: {
    [number]: { type: 'integer', not: { const: SUCCESS } },
    reason: { type: 'string', description: '可直接展示给用户的中文说明' },
    data: {},
  },
});

/** Where a server has its calls: the path that all of it stands under, and below that the base of the main ones (decisions 12, 75). */
export interface OpenApiPlace {
  readonly sitePath?: string;
  readonly basePath?: string;
}

/** The wire as an OpenAPI 3.1 document of the server at this place; calls of our own are marked `x-extension`. */
export function createOpenApiDocument(
  calls: readonly CallDefinition[],
  { sitePath = '', basePath = TRANSPORT_BASE['main-json'] }: OpenApiPlace = {},
): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = (call.transport === 'third-party' ? TRANSPORT_BASE[call.transport] : basePath) + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '算力市场接口',
      version: '1.0.0',
      description: '主接口应答为 {status, reason, data}，第三方服务接口应答为 {code, reason, data}，均为 HTTP 200。',
    },
    servers: [{ url: sitePath || '/' }],
    tags: [
      { name: 'main-form', description: '账号接口，表单编码' },
      { name: 'main-json', description: '业务接口，JSON' },
      { name: 'third-party', description: '工单、公告与认证接口' },
    ],
    paths,
    components: {
      schemas: { MainRefusal: refusalOf('status'), ThirdPartyRefusal: refusalOf('code') },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `API 密钥（sk_ 开头），在安全设置中创建。权限：${API_KEY_SCOPES.map(
            (scope) => `${scope} ${API_KEY_SCOPE_LABELS[scope]}`,
          ).join('、')}；manage 含 read。请求体用 JSON。`,
        },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            '第三方服务接口与主接口的 GET 用该请求头；主接口的 POST 在请求体中用 session 字段。值为登录返回的 session，无前缀。',
        },
      },
    },
  };
}
