import { expect, it } from 'vitest';
import { mainAccount, subAccount, subAccountWith } from './fixtures';
import { mayDo } from './rights';

it('lets everybody do everything but a sub-account that was not granted it', () => {
  expect(mayDo({ role: 'visitor' }, 'buy')).toBe(true);
  expect(mayDo({ role: 'unknown' }, 'buy')).toBe(true);
  expect(mayDo(mainAccount, 'buy')).toBe(true);
  expect(mayDo(subAccountWith({ Rights: ['run', 'bill'] }), 'run')).toBe(true);
  expect(mayDo(subAccountWith({ Rights: ['run', 'bill'] }), 'buy')).toBe(false);
  expect(mayDo(subAccountWith({ Rights: [] }), 'bill')).toBe(false);
});

it('takes a back end that tells no rights for one that grants all', () => {
  expect(mayDo(subAccount, 'buy')).toBe(true);
});
