import type { DailyCost, InstanceCost } from '@compute-market/contract/entities/cost-item';

/** What an instance cost, by day and kind. A back end that tells no kinds, but a sum of each day, is taken at that sum (decisions 40). */
export const costDays = (byKind: readonly DailyCost[], sums: InstanceCost['DayList']): readonly DailyCost[] =>
  byKind.length > 0
    ? byKind
    : sums.map(({ Day, Amount }) => ({ Day, Instance: Amount, Bandwidth: 0, Disk: 0, Sftp: 0, Other: 0 }));
