import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../src/jobs/runner';
import { startTestServer, type TestServer } from '../setup';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url)), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/\bmarket_[a-z_]+/g))];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['operations/alerts.yml', 'operations.md'])(
  'every figure that docs/%s names is one that a server tells',
  async (name) => {
    await runDueJobs(server.services);
    const { text } = await server.services.metrics.read();
    const told = new Set(text.match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)));
    const named = namesIn(read(name)).map((figure) => figure.replace(/_(?:bucket|count|sum)$/, ''));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((figure) => !told.has(figure))).toEqual([]);
  },
);
