import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import type { Viewer } from '../../viewer';
import { mainAccount, subAccountWith } from '../../viewer/fixtures';
import { StartFrame } from './StartFrame';

const missingFor = (viewer: Viewer) =>
  render(
    <StartFrame title="启动实例" name="k1" viewer={viewer} resource={ready(null)} onRetry={vi.fn()}>
      {() => null}
    </StartFrame>,
  );

test('what a missing instance cost is a link for whoever may see costs', () => {
  missingFor(mainAccount);
  const link = screen.getByRole('link', { name: '查看费用' });
  expect(link).toHaveAttribute('href', '/console/expenseDetail?instance_name=k1');
});

test('without 账单 the way back is the only one', () => {
  missingFor(subAccountWith({ Rights: ['run', 'buy'] }));
  expect(screen.queryByRole('link', { name: '查看费用' })).toBeNull();
  expect(screen.queryByText(/费用明细/)).toBeNull();
  expect(screen.getByRole('link', { name: '返回我的实例' })).toBeVisible();
});
