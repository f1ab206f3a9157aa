import { describe, expect, it } from 'vitest';
import { allCalls } from './calls';
import { createOpenApiDocument } from './openapi';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties: object } }>>;
  };
  readonly 'x-extension': boolean;
  readonly operationId: string;
  readonly security: readonly object[];
}

const document = createOpenApiDocument(allCalls);
const operation = (path: string, method: string) => document.paths[path]?.[method] as unknown as Operation;

describe('the OpenAPI document', () => {
  it('covers every call under its base path', () => {
    const operations = Object.values(document.paths).flatMap(
      (methods) => Object.values(methods) as unknown as Operation[],
    );
    expect(operations.map((item) => item.operationId).sort()).toEqual(allCalls.map((call) => call.name).sort());
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/(api|third-party)\//);
  });

  it('names the calls where a server under a path has them', () => {
    const { servers, paths } = createOpenApiDocument(allCalls, { sitePath: '/compute', basePath: '/api-test' });
    expect(servers).toEqual([{ url: '/compute' }]);
    expect(Object.keys(paths).filter((path) => !/^\/(api-test|third-party)\//.test(path))).toEqual([]);
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  it('survives JSON', () => expect(JSON.parse(JSON.stringify(document))).toEqual(document));

  it('sends account calls as a form, market calls as JSON and files as multipart, each with a session field', () => {
    const media = (path: string) =>
      Object.entries(operation(path, 'post').requestBody?.content ?? {}).map(([type, { schema }]) => [
        type,
        'session' in schema.properties,
      ]);
    expect(media('/api/login')).toEqual([['application/x-www-form-urlencoded', true]]);
    expect(media('/api/run_kvm_v2')).toEqual([['application/json', true]]);
    expect(media('/third-party/api/v1/verification/file')).toEqual([['multipart/form-data', true]]);
  });

  it('puts the fields of a GET in the query and never gives it a body', () => {
    const call = operation('/third-party/get_notice_by_page', 'get');
    expect(call.requestBody).toBeUndefined();
    expect(call.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['page', 'query', true],
      ['page_size', 'query', true],
      ['type', 'query', false],
    ]);
  });

  it('puts an id of a path in the path and not in the body', () => {
    const call = operation('/third-party/api/v1/work-order/orders/{id}', 'put');
    expect(call.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(['id']);
    expect(Object.keys(call.requestBody?.content['application/json']?.schema.properties ?? {})).not.toContain('id');
  });

  it('takes an idempotency key where money moves', () => {
    expect(operation('/api/create_qrcode', 'post').parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    expect(operation('/api/get_order', 'post').parameters).toEqual([]);
  });

  it('says with which scope a key may call, and leaves keys out where none may', () => {
    expect(document.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } });
    expect(operation('/api/run_kvm_v2', 'post').security).toEqual([{ token: [] }, { apiKey: ['manage'] }]);
    expect(operation('/api/get_all_gpu_info', 'post').security).toEqual([{}, { apiKey: ['read'] }]);
    expect(operation('/api/add_api_key', 'post').security).toEqual([{ token: [] }]);
    expect(operation('/api/login', 'post').security).toEqual([]);
  });

  it('marks the calls of our own', () => {
    expect(operation('/api/logout', 'post')['x-extension']).toBe(true);
    expect(operation('/api/login', 'post')['x-extension']).toBe(false);
  });
});
