import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { makeOperation, now, operations } from './fixtures';
import { mainAccount, operationQuery, operationsCsv, OperationLogScreen, type OperationLogScreenProps } from '.';

const props: OperationLogScreenProps = {
  query: operationQuery.blank,
  onQueryChange: vi.fn(),
  list: ready({ rows: operations, total: 6, page: 1, readAt: now }),
  subAccounts: ['lab-a'],
  today: '2026-11-20',
  exporting: null,
  onExport: vi.fn(),
  onCancelExport: vi.fn(),
  onRefresh: vi.fn(),
};

test('a refusal is told with who it was and why', () => {
  render(<OperationLogScreen {...props} />);
  const row = screen.getByRole('row', { name: /续费云主机/ });
  for (const words of ['lab-a', 'k2b9d10', '未执行', '子账号额度不足，请联系主账号提高额度'])
    expect(within(row).getByText(words)).toBeVisible();
});

test('what the main account did itself can be asked for', async () => {
  const onQueryChange = vi.fn();
  render(<OperationLogScreen {...props} onQueryChange={onQueryChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '操作人' }), '主账号');
  expect(onQueryChange).toHaveBeenLastCalledWith({ ...operationQuery.blank, who: mainAccount });
});

test('a sub-account, which sees only what it did, is offered no person', () => {
  render(<OperationLogScreen {...props} subAccounts={null} />);
  expect(screen.queryByRole('combobox', { name: '操作人' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '操作人' })).toBeNull();
});

test('a sub-account is told of, and offered, only what it can do', () => {
  const list = ready({ rows: [], total: 0, page: 1, readAt: now });
  const { rerender } = render(<OperationLogScreen {...props} list={list} subAccounts={null} />);
  const kinds = () => within(screen.getByRole('combobox', { name: '类型' })).getAllByRole('option');
  expect(kinds().map(({ textContent }) => textContent)).toEqual([
    '全部类型',
    '租用与续费',
    '实例',
    '账号与安全',
    '工单',
  ]);
  expect(screen.queryByText(/充值|开票/)).toBeNull();
  rerender(<OperationLogScreen {...props} list={list} />);
  expect(screen.getByText('租用、修改、充值、开票等操作会记录在这里')).toBeVisible();
  expect(kinds()).toHaveLength(9);
});

test('in a file long numbers stay digits and names run as no formula', () => {
  const file = operationsCsv([makeOperation({ Subject: '118220261120', SubAccountName: '=cmd' })]);
  expect(file).toContain('\t118220261120');
  expect(file).toContain("'=cmd");
});
