import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from '@compute-market/contract/calls';
import { routeList } from '@compute-market/contract/routes';
import { expect, test } from 'vitest';

const app = path.resolve('packages/app/src');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const text = sources.map((file) => readFileSync(path.join(app, file), 'utf8')).join('\n');
/** Words that stand outside of import statements: a call that is only imported is not used. */
const used = new Set(text.replace(/^import [^;]*;$/gms, '').match(/\w+/g));

test.each(allCalls.map(({ name, path: address }) => [name, address] as const))(
  '%s (%s) is used by a control',
  (name) => {
    expect(
      used.has(name),
      `No code under packages/app/src calls ${name}: a call that no control reaches is one customers cannot use. Call it with api.call(${name}, …), or take it out of the contract.`,
    ).toBe(true);
  },
);

const screens = readFileSync(path.join(app, 'screens.ts'), 'utf8');
test.each(
  routeList
    .filter(({ key, redirectTo }) => redirectTo === null && key !== 'store')
    .map(({ key, path: address }) => [key, address] as const),
)('the route %s (%s) shows a screen of its own', (key) => {
  expect(
    screens,
    `The address exists, and nothing would be shown there. Add \`${key}\` to packages/app/src/screens.ts, with the module of its screen.`,
  ).toMatch(new RegExp(`^ {2}${key}: `, 'm'));
});
