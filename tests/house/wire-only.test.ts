import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as everyCall from '@compute-market/contract/calls';
import { defineCall, type CallDefinition } from '@compute-market/contract/define-call';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { keepWire } from '../../packages/app/build/wire-only';

const folder = path.resolve('packages/contract/src/calls');
const modules = readdirSync(folder).filter((file) => !/^(all|index)\.ts$|\.test\.ts$/.test(file));

/** Runs the stripped text as a module body and collects what it exports. */
function evaluate(code: string): Record<string, CallDefinition> {
  const body = code.replace(/^import .*$/gm, '').replace(/^export const (\w+)/gm, 'const $1 = exported.$1');
  const exported: Record<string, CallDefinition> = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the text under test is a module
  new Function('defineCall', 'exported', body)(defineCall, exported);
  return exported;
}

test('in the browser every call travels as the contract says, only without its schemas, its summary and its limit', async () => {
  const stripped: Record<string, CallDefinition> = {};
  for (const file of modules) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const { code } = await transformWithOxc(source, path.join(folder, file));
    Object.assign(stripped, evaluate(keepWire(code)));
  }
  const full = everyCall.allCalls.map(({ request, response, summary, largestBody, ...wire }) => ({
    ...wire,
    largestBody: null,
  }));
  expect(full.length).toBeGreaterThan(100);
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(Object.values(stripped).sort(byName)).toEqual([...full].sort(byName));
});

test('a call whose wire is not plain is refused instead of lost', () => {
  expect(() =>
    keepWire("export const strange = defineCall({ name: 'strange', path: pathOf('strange'), request: z.object({}) });"),
  ).toThrow(/path of a call/);
});
