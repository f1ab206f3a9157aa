import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const here = path.resolve('.');
const bin = (name: string) => path.join(here, 'node_modules/.bin', name);
const copied = [
  'scripts',
  'tsconfig.base.json',
  'eslint.config.mjs',
  'tests/setup',
  'packages/components/package.json',
  'packages/components/tsconfig.json',
  'packages/components/src',
  'packages/components/test',
];
let house = '';

function generate(...words: string[]) {
  return spawnSync(process.execPath, [path.join(house, 'scripts/new-component.mjs'), ...words], { encoding: 'utf8' });
}

beforeAll(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-component-')));
  for (const file of copied) cpSync(path.resolve(file), path.join(house, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  const { status, stderr } = generate('inputs', 'StarRating', '评分');
  if (status !== 0) throw new Error(stderr);
  const only = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['vite/client', '@testing-library/jest-dom'] },
    include: ['src/inputs/StarRating'],
  };
  writeFileSync(path.join(house, 'packages/components/tsconfig.new.json'), JSON.stringify(only));
  writeFileSync(
    path.join(house, 'vitest.config.mjs'),
    `const conditions = ['@compute-market/source', 'module', 'browser', 'development|production'];
    export default { oxc: { jsx: { runtime: 'automatic' } }, resolve: { conditions }, ssr: { resolve: { conditions } }, test: { environment: 'jsdom', include: ['packages/components/src/inputs/StarRating/*.test.tsx'], setupFiles: ['./tests/setup/unit.ts'] } };`,
  );
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a generated component is published under its own name', () => {
  const { exports } = JSON.parse(readFileSync(path.join(house, 'packages/components/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  expect(exports['./star-rating']).toEqual({
    '@compute-market/source': './src/inputs/StarRating/index.ts',
    types: './dist/inputs/StarRating/index.d.ts',
    default: './dist/inputs/StarRating/index.js',
  });
});

test('a generated component has the right types', { timeout: 60_000 }, () => {
  expect(() =>
    execFileSync(bin('tsc'), ['-p', 'packages/components/tsconfig.new.json'], { cwd: house, encoding: 'utf8' }),
  ).not.toThrow();
});

test('a generated component passes both linters', { timeout: 60_000 }, () => {
  const folder = 'packages/components/src/inputs/StarRating';
  expect(() => execFileSync(bin('oxlint'), ['--quiet', folder], { cwd: house, encoding: 'utf8' })).not.toThrow();
  expect(() =>
    execFileSync(bin('eslint'), [folder, '--max-warnings', '0'], { cwd: house, encoding: 'utf8' }),
  ).not.toThrow();
});

test('a generated component conforms, by the test that came with it', { timeout: 60_000 }, () => {
  const output = execFileSync(bin('vitest'), ['run', '--root', house, '--reporter=json'], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  const report = JSON.parse(output.slice(output.indexOf('{'))) as { numPassedTests: number; numFailedTests: number };
  expect(report).toMatchObject({ numFailedTests: 0, numPassedTests: 4 });
});

test.each([
  ['a group that is none', ['widgets', 'StarRating', '评分']],
  ['a name that is taken, in whatever group', ['actions', 'TextField', '文本']],
  ['a name that is not one', ['inputs', 'star-rating', '评分']],
  ['no Chinese name', ['inputs', 'StarRatingTwo']],
])('%s is refused with the way to say it', (_, words) => {
  const { status, stderr } = generate(...words);
  expect(status).toBe(1);
  expect(stderr).toContain('npm run new:component --');
});
