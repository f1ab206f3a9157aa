import { subRightRefusal, type SubRight } from '@compute-market/contract/rules/sub-right';
import { expect, test } from 'vitest';
import { mainAccount, subAccountWith } from '../../viewer/fixtures';
import { scopeHintsOf } from './scope-hints';

const hintsOfSub = (...Rights: SubRight[]) => scopeHintsOf(subAccountWith({ Rights }));

test('a main account is told all that its keys can do', () => {
  const { manage, cost } = scopeHintsOf(mainAccount);
  expect(manage).toContain('租用、续费、开关机');
  expect(cost).toContain('余额、费用明细、充值与开票记录');
});

test('no key of a sub-account reads the balance, top-ups or invoices, so none is said to', () => {
  expect(hintsOfSub('run', 'buy', 'bill').cost).toBe('查看费用明细，不能支付');
  expect(hintsOfSub('run', 'buy').cost).toBe(subRightRefusal('bill'));
});

test.each([
  { rights: ['run', 'buy'], says: ['租用', '开关机'], not: [] },
  { rights: ['run'], says: ['开关机'], not: ['租用', '续费', '升级', '费用'] },
  { rights: ['buy'], says: ['租用', '续费', '升级'], not: ['开关机', '释放'] },
  { rights: [], says: ['与只读相同', subRightRefusal('run')], not: ['租用', '开关机'] },
] as const)('管理实例 promises a sub-account with $rights what its rights allow', ({ rights, says, not }) => {
  const { manage } = hintsOfSub(...rights);
  for (const words of says) expect(manage).toContain(words);
  for (const words of not) expect(manage).not.toContain(words);
});
