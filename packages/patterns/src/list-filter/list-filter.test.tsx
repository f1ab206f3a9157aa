import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { choice, defineListQuery, words } from '../list-query';
import { ListFilters } from './ListFilters';
import { SearchFilter } from './SearchFilter';
import { SelectFilter } from './SelectFilter';

const options = [
  { value: 0, label: '微信' },
  { value: 1, label: '支付宝' },
];

function Channel() {
  const [value, setValue] = useState<number | null>(1);
  return (
    <SelectFilter
      label="支付方式"
      all="全部支付方式"
      short="支付方式"
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}

test('who goes back to everything stands on it, so that the arrow keys go on from there', async () => {
  render(<Channel />);
  const select = screen.getByRole('combobox', { name: '支付方式' });
  await userEvent.selectOptions(select, '全部支付方式');
  expect(select).toHaveDisplayValue('全部支付方式');
  await userEvent.selectOptions(select, '微信');
  expect(select).toHaveDisplayValue('微信');
});

test('a name that is no longer offered is still shown, a number is not', () => {
  const props = { label: '子账号', all: '全部子账号', onChange: vi.fn() };
  const { rerender } = render(<SelectFilter {...props} options={[]} value="lab-a" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('lab-a');
  rerender(<SelectFilter {...props} options={options} value={7} />);
  expect(screen.queryByRole('option', { name: '7' })).toBeNull();
});

test('on small screens the filters stand in the sheet with their names, and clearing keeps the words', async () => {
  const list = defineListQuery({ payType: choice([0, 1]), q: words() });
  const query = { payType: 0, q: '118' } as const;
  const onQueryChange = vi.fn();
  render(
    <ListFilters
      {...{ list, query, onQueryChange }}
      small
      total={3}
      search={<SearchFilter placeholder="订单号" value={query.q} onChange={vi.fn()} />}
      filters={{
        payType: (
          <SelectFilter label="支付方式" all="全部" options={options} value={query.payType} onChange={vi.fn()} />
        ),
      }}
    >
      {() => null}
    </ListFilters>,
  );
  expect(screen.getByPlaceholderText('订单号')).toHaveValue('118');
  await userEvent.click(screen.getByRole('button', { name: '筛选 (1)' }));
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(sheet.getByText('支付方式')).toBeVisible());
  await userEvent.click(sheet.getByRole('button', { name: '清空筛选' }));
  expect(onQueryChange).toHaveBeenCalledWith({ payType: null, q: '118' });
});
