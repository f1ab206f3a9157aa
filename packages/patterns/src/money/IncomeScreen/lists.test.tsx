import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { INCOME_GROUP } from '@compute-market/contract/enumerations';
import { makeIncome } from './fixtures';
import { MachineList } from './lists';

test('a machine that went back to the platform says so, and not whether it is online', () => {
  const rows = [makeIncome(), makeIncome({ Host: 'cd05', Status: 0, GivenBack: true })];
  render(<MachineList rows={rows} group={INCOME_GROUP.machine} loading={false} refreshing={false} skeletonRows={2} />);
  const row = within(screen.getByRole('row', { name: /cd05/ }));
  expect(row.getByText('已交还')).toBeVisible();
  expect(row.queryByText('离线')).toBeNull();
  expect(within(screen.getByRole('row', { name: /cd01/ })).getByText('在线')).toBeVisible();
});
