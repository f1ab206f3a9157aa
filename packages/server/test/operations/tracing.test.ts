import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { login } from '@compute-market/contract/calls/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config';
import { statementKind } from '../../src/db/statement-spans';
import { defineJob, enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { openTracing } from '../../src/operations/open-tracing';
import { packageFile } from '../../src/platform/package-file';
import { endTracing, setTracer } from '../../src/platform/tracing';
import { onPostgres, startTestServer, type TestServer } from '../setup';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number; readonly message?: string };
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const parentTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const phone = '13800009977';
let server: TestServer;
let spans: readonly Span[];
let batches: readonly Batch[];
let headers: IncomingMessage['headers'];
let paths: readonly string[];

const factsOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
const named = (name: string) => spans.filter((span) => span.name === name);

/** A collector on the loopback that keeps what it gets, and a server whose calls and jobs are traced to it. */
beforeAll(async () => {
  const got: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      got.push({ request, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  await openTracing(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=market,authorization=Bearer%20abc',
      OTEL_SERVICE_NAME: 'market-test',
    }),
  );
  server = await startTestServer();
  await server.call(getUserInfo, {}, { headers: { traceparent: `00-${parentTrace}-00f067aa0ba902b7-01` } });
  await server.call(login, { phone, passwd: 'wrong-password-1' });
  const broken = defineJob('test.broken', () => Promise.reject(new TypeError(`nothing for ${phone}`)));
  await server.database.transaction((tx) => enqueue(tx, { kind: broken.kind, payload: {}, runAt: server.clock.now() }));
  await runDueJobs(server.services, [broken]);
  await endTracing();
  setTracer(null);
  await new Promise((resolve) => collector.close(resolve));
  batches = got.map(({ body }) => JSON.parse(body) as Batch);
  spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  headers = got[0]?.request.headers ?? {};
  paths = got.map(({ request }) => request.url ?? '');
});
afterAll(() => server.close());

test('spans go to the collector by the standard variables, under the name of the service', () => {
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(headers).toMatchObject({ 'x-team': 'market', authorization: 'Bearer abc' });
  const resource = batches[0]?.resourceSpans[0]?.resource ?? { attributes: [] };
  expect(factsOf(resource)).toMatchObject({ 'service.name': 'market-test' });
});

test('a call is a span by its name and how it ended, below the span of who called', () => {
  const [asked] = named(getUserInfo.name);
  expect(asked).toMatchObject({ traceId: parentTrace, parentSpanId: '00f067aa0ba902b7' });
  const [refused] = named(login.name);
  expect(refused && factsOf(refused)).toMatchObject({ 'market.outcome': 'refused', 'http.request.method': 'POST' });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === refused?.spanId);
  expect(below.map(({ name }) => name)).toContain('transaction');
});

test('a line of the log names the trace of its request', () => {
  const lines = server.log.map((line) => JSON.parse(line) as { msg: string; call?: string; trace?: string });
  expect(lines.find(({ msg, call }) => msg === 'answered' && call === login.name)?.trace).toBe(
    named(login.name)[0]?.traceId,
  );
  expect(lines.find(({ msg }) => msg === 'job failed')).toBeDefined();
});

test('a job is a span by its kind; one that failed says with what class of error, and nothing else of it', () => {
  const [job] = named('job test.broken');
  expect(job?.status).toEqual({ code: 2, message: 'TypeError' });
  expect(job && factsOf(job)).toMatchObject({ 'market.kind': 'test.broken' });
  expect(JSON.stringify(batches)).not.toContain(phone);
});

test('a statement is told by its verb and its table, never by its values', () => {
  expect(statementKind('select "id" from "users" where "phone" = $1')).toEqual({ verb: 'select', table: 'users' });
  expect(statementKind('insert into ledger_entry (a) values ($1)')).toEqual({ verb: 'insert', table: 'ledger_entry' });
  expect(statementKind('update "job" set "done_at" = $1')).toEqual({ verb: 'update', table: 'job' });
  expect(statementKind('commit')).toEqual({ verb: 'commit', table: null });
});

test.skipIf(!onPostgres)('statements of a PostgreSQL are spans below their transaction', () => {
  const [statement] = named('select users');
  expect(statement && factsOf(statement)).toMatchObject({
    'db.operation.name': 'select',
    'db.system.name': 'postgresql',
  });
  expect(named('transaction').map(({ spanId }) => spanId)).toContain(statement?.parentSpanId);
});

test('without a collector nothing of the packages is loaded: one file imports them, and that file only where traces are wanted', () => {
  expect(readConfig({}).tracing).toBeNull();
  const files = readdirSync(packageFile('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const importing = (what: string) =>
    files.filter((file) => readFileSync(packageFile(`src/${file}`), 'utf8').includes(what));
  expect(importing("from '@opentelemetry/")).toEqual(['operations/open-telemetry.ts']);
  expect(importing("/open-telemetry'")).toEqual(['operations/open-tracing.ts']);
  expect(readFileSync(packageFile('src/operations/open-tracing.ts'), 'utf8')).toContain(
    "await import('./open-telemetry')",
  );
});
