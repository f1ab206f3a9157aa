import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { BillScreen } from '.';
import { october } from './fixtures';

test('a closed month leads to its rows, its file and its export', async () => {
  const onExport = vi.fn();
  render(<BillScreen month="2026-10" bill={ready(october)} onExport={onExport} onRetry={vi.fn()} />);
  const products = within(screen.getByRole('table', { name: '按产品' }));
  expect(products.getByRole('link', { name: '保留磁盘' })).toHaveAttribute(
    'href',
    '/console/expenseDetail?from=2026-10-01&to=2026-10-31&product=keptDisk',
  );
  expect(screen.getByRole('link', { name: /下载 PDF/ })).toHaveAttribute('href', october.FileUrl);
  await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
  expect(onExport).toHaveBeenCalledWith(october);
});

test('a month that runs says so and has no file', () => {
  const running = { ...october, CloseTime: null, FileUrl: '' };
  render(<BillScreen month="2026-10" bill={ready(running)} onExport={vi.fn()} onRetry={vi.fn()} />);
  expect(screen.getByText(/^本月未出账/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /下载 PDF/ })).toBeNull();
});
