import { expect, test } from 'vitest';
import { costDays } from './cost-days';

const day = { Day: '2026-11-20', Instance: 4, Bandwidth: 1, Disk: 0, Sftp: 0, Other: 0, Refunded: 2 };

test('the days of an instance are told by kind where the back end tells kinds', () => {
  expect(costDays([day], [{ Day: '2026-11-20', Amount: 3 }])).toEqual([day]);
});

test('a back end that sums days alone still has its days', () => {
  expect(costDays([], [{ Day: '2026-11-20', Amount: -3 }])).toEqual([
    { Day: '2026-11-20', Instance: -3, Bandwidth: 0, Disk: 0, Sftp: 0, Other: 0 },
  ]);
});
