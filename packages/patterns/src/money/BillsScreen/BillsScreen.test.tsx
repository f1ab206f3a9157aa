import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { november, october } from '../BillScreen/fixtures';
import { BillsScreen } from './BillsScreen';

test('the running month stands first, and each month leads to its own page', () => {
  render(<BillsScreen bills={ready({ current: november, closed: [october] })} onRetry={vi.fn()} />);
  const table = within(screen.getByRole('table'));
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/console/bills/2026-11', '/console/bills/2026-10']);
  expect(screen.getByText('未出账')).toBeVisible();
});

test('a back end that closes no months is said to close none', () => {
  render(<BillsScreen bills={ready(null)} onRetry={vi.fn()} />);
  expect(screen.getByText('当前服务未提供月账单')).toBeVisible();
});
