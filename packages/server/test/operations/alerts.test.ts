import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer } from '../setup';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url)), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/\b(?:market|nodejs|process)_[a-z\d_]+/g))];

const server = openServer();

test.each(['operations/alerts.yml', 'operations/dashboard.json', 'operations.md'])(
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

test('every panel of the dashboard asks a figure of its own, and stands beside the others', () => {
  interface Panel {
    readonly type: string;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number };
  }
  const { panels } = JSON.parse(read('operations/dashboard.json')) as { readonly panels: readonly Panel[] };
  const asking = panels.filter(({ type }) => type !== 'row');
  expect(asking.length).toBeGreaterThan(15);
  expect(asking.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
  const questions = asking.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.filter((expr) => namesIn(expr).length === 0)).toEqual(['sum(up{job="compute-market"})']);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});
