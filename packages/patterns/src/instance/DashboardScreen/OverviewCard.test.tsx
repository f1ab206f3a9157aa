import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainAccount } from '../../viewer/fixtures';
import { dashboardQuery } from './dashboard-query';
import { counts, instances, overviewOf } from './fixtures';
import { OverviewCard } from './OverviewCard';

function countsOf(told: InstanceCounts) {
  render(
    <OverviewCard
      overview={overviewOf(instances, { counts: told })}
      metals={{ running: 2, due: { count: 0, nearest: null } }}
      query={dashboardQuery.blank}
      viewer={mainAccount}
      accountFailed={false}
      listed
      onRetry={() => undefined}
    />,
  );
  return ['运行中', '启动失败', '磁盘保留'].map(
    (label) => screen.getByRole('link', { name: new RegExp(label) }).querySelector('strong')?.textContent,
  );
}

test('a phone tells how many there are of each, whole machines with those that run', () => {
  const { statusRunning, statusCreateError, statusKeeppedDisk } = counts;
  expect(countsOf(counts)).toEqual([statusRunning + 2, statusCreateError, statusKeeppedDisk].map(String));
});

test('on a phone a count that a back end does not tell is a dash', () => {
  expect(
    countsOf({
      ...counts,
      statusRunning: Number.NaN,
      statusCreateError: Number.NaN,
      statusKeeppedDisk: Number.NaN,
    }),
  ).toEqual(['—未知', '—未知', '—未知']);
});
