import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretNames, variableNames } from '../../packages/server/src/config/variables';

const english = readFileSync('README.md', 'utf8');
const chinese = readFileSync('README.zh-CN.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, one = '']) => one.trim());

/** Every command in a block or between backticks, in order; what stands for a word (`<Name>`) is written in the reader's language. */
const commandsOf = (text: string): string[] =>
  found(text, /(?:^|`)((?:npm|npx|node) [^`#\n]+)/gm).map((command) => command.replace(/<[^>]*>/g, '<>'));
/** The names of a section between backticks: its settings, or the files and projects it tells of. */
const namesOf = (text: string): string[] => found(text, /`([A-Z][A-Z0-9_]+)`/g);
/** Who can log in, and by what password. */
const accountsOf = (text: string): string[] =>
  found(text, /(?<!\d)(1\d{10}|`lab-\w`|`Suanli\d+`)(?!\d)/g).filter((one, index, all) => all.indexOf(one) === index);

test.each([
  ['commands', commandsOf],
  ['environment variables', namesOf],
])('both readmes name the same %s, in the same order', (_, of) => {
  expect(of(english).length).toBeGreaterThan(10);
  expect(of(chinese), 'README.zh-CN.md and README.md say the same: change both.').toEqual(of(english));
});

test('both readmes name the same demo accounts', () => {
  expect(accountsOf(english).length).toBeGreaterThan(7);
  expect(accountsOf(chinese).sort(), 'README.zh-CN.md and README.md say the same: change both.').toEqual(
    accountsOf(english).sort(),
  );
});

test('both readmes lead to each other and have the same parts', () => {
  expect(english).toContain('(README.zh-CN.md)');
  expect(chinese).toContain('(README.md)');
  const levels = (text: string) => found(text, /^(#+) /gm);
  expect(levels(chinese)).toEqual(levels(english));
});

test('every script that the readmes name is one of package.json', () => {
  const named = commandsOf(english).flatMap((command) => found(command, /^npm run ([\w:]+)/g));
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('every file of the house that a command names exists, unless a generator makes it', () => {
  const made = /StarRating|CouponSummary|coupon-summary/;
  const named = commandsOf(english).flatMap((command) => found(command, /(?:^| )((?:packages|tests)\/[\w./-]+)/g));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !made.test(file) && !existsSync(file))).toEqual([]);
});

test('the settings of the readmes are what the server reads, no more and no less', () => {
  const settings = english.slice(english.indexOf('## Settings'), english.indexOf('## Map of the repository'));
  const files = secretNames.map((name) => `${name}_FILE`);
  expect([...new Set(namesOf(settings))].sort()).toEqual([...variableNames, ...files].sort());
});
