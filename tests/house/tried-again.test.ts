import { expect, test } from 'vitest';
import { filesToTryAgain, withSecondTry } from '../../scripts/tried-again.mjs';

const failure = (file: string | undefined, title = `${file} › holds`) => ({ file, title, messages: ['it did not'] });
const report = (failures: readonly ReturnType<typeof failure>[], passed: number) => ({
  passed,
  failed: failures.length,
  failures,
});

test('a few files that failed are run once more, each once', () => {
  const failures = [failure('a.test.ts', 'one'), failure('a.test.ts', 'two'), failure('b.test.ts')];
  expect(filesToTryAgain(failures)).toEqual(['a.test.ts', 'b.test.ts']);
  expect(filesToTryAgain([])).toEqual([]);
});

test.each([
  ['more than three files', ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts']],
  ['a race', ['a.test.ts', 'packages/server/test/race/payment.test.ts']],
  ['an error outside of every file', ['a.test.ts', undefined]],
])('nothing is run again after %s', (_, files) => {
  expect(filesToTryAgain(files.map((file) => failure(file)))).toEqual([]);
});

test('what passes the second time is unsteady and passed; what fails again has failed', () => {
  const [steady, broken] = [failure('a.test.ts', 'once'), failure('a.test.ts', 'always')];
  expect(withSecondTry(report([steady, broken], 7), report([broken], 1))).toMatchObject({
    passed: 8,
    failed: 1,
    failures: [broken],
    unsteady: [steady],
  });
});

test('what fails only the second time has failed', () => {
  const [first, second] = [failure('a.test.ts', 'one'), failure('a.test.ts', 'two')];
  expect(withSecondTry(report([first], 7), report([second], 1))).toMatchObject({ failed: 1, failures: [second] });
});
