import { describe, expect, test } from 'vitest';
import { settlementWords, type SettlementPaper } from './settlement-pdf';

const sheet: SettlementPaper['sheet'] = {
  id: 1,
  settlementNo: 'JS202606-0001',
  userId: 7,
  month: '2026-06',
  incomeFen: 100_000n,
  feeBp: 2000,
  feeFen: 20_000n,
  adjustFen: -500n,
  status: 1,
  fileToken: null,
  createdAt: new Date('2026-07-01T02:00:00Z'),
  paidAt: null,
  dispute: '',
  paidTo: '',
};
const wordsOf = (change: Partial<SettlementPaper> = {}) =>
  settlementWords({ sheet, machines: [], partner: '北辰算力', company: '某某云', sample: false, ...change });

describe('the paper of a settlement', () => {
  test('tells what is paid, and says nothing of a demonstration where there is none', () => {
    expect(wordsOf().lines.at(-1)).toEqual(['应付金额', '¥795.00']);
    expect(JSON.stringify(wordsOf())).not.toContain('演示');
    expect(wordsOf({ sample: true }).stamp).toBe('演示样张');
  });

  test('tells when and where to once it was paid', () => {
    const paid = { ...sheet, status: 3, paidAt: new Date('2026-07-05T02:00:00Z'), paidTo: '招商银行 **5410' };
    expect(wordsOf({ sheet: paid }).facts.at(-1)).toBe('打款：2026-07-05 10:00　招商银行 **5410');
    expect(wordsOf().facts).toHaveLength(3);
  });

  test('tells of each machine what it earned, and what of it went back', () => {
    const machines = [{ host: 'bc-01', gpu_type: 'RTX 4090', seconds: '5400', income: '100000', refund: '-500' }];
    expect(wordsOf({ machines }).machines.rows).toEqual([['bc-01 · RTX 4090', '1.50', '¥1,000.00', '−¥5.00']]);
  });
});
