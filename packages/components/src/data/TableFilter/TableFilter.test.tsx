import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Table, type TableColumn } from '../Table';
import { TableChoiceFilter, TableTextFilter } from '.';

const options = [
  { value: 'running', label: '运行中' },
  { value: 'shutdown', label: '已关机' },
  { value: 'kept', label: '已保留' },
];
const many = Array.from({ length: 9 }, (_, index) => ({ value: `room-${index}`, label: `${index} 号机房` }));

describeConformance(
  'TableChoiceFilter',
  <TableChoiceFilter label="状态" options={options} value={[]} onValueChange={() => undefined} defaultOpen />,
  { tag: 'div' },
);
describeConformance(
  'TableTextFilter',
  <TableTextFilter label="实例" value="" onValueChange={() => undefined} defaultOpen />,
  { tag: 'div' },
);

const choose = async (value: readonly string[], shown = options) => {
  const onValueChange = vi.fn();
  render(<TableChoiceFilter label="状态" options={shown} value={value} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^筛选状态/ }));
  await screen.findByRole('dialog', { name: '筛选状态' });
  return onValueChange;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('the choice is told when it is applied, in the order of the options', async () => {
  const onValueChange = await choose(['kept']);
  await tick('运行中');
  expect(onValueChange).not.toHaveBeenCalled();
  await press('确定');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['running', 'kept']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape leaves the filter as it was, and the next opening begins with it', async () => {
  const onValueChange = await choose([]);
  await tick('运行中');
  await userEvent.keyboard('{Escape}');
  await press('筛选状态');
  expect(await screen.findByRole('checkbox', { name: '运行中' })).not.toBeChecked();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the button says what it filters by, and one press clears it', async () => {
  const onValueChange = await choose(['kept']);
  expect(screen.getByRole('button', { name: '筛选状态，当前：已保留', hidden: true })).toBeInTheDocument();
  await press('清除筛选');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith([]);
});

test('of many options one is looked for, and what is not in sight stays ticked', async () => {
  const onValueChange = await choose(['room-1'], many);
  await userEvent.type(screen.getByRole('searchbox', { name: '查找选项' }), '7');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await tick('7 号机房');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '没有');
  expect(screen.getByRole('status')).toHaveTextContent('没有这样的选项');
  await press('确定');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['room-1', 'room-7']);
});

test('a text is applied by Enter, without space around it', async () => {
  const onValueChange = vi.fn();
  render(<TableTextFilter label="实例" value="" onValueChange={onValueChange} />);
  await press('筛选实例');
  await userEvent.type(await screen.findByRole('textbox', { name: '包含文字' }), ' sdxl {Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('sdxl');
});

test('in a head the column keeps its own name', () => {
  const columns: TableColumn<string>[] = [{ key: 'status', header: '状态', cell: (row) => row }];
  render(
    <Table
      caption="云主机"
      columns={columns}
      rows={['运行中']}
      rowKey={(row) => row}
      filters={{
        status: <TableChoiceFilter label="状态" options={options} value={[]} onValueChange={() => undefined} />,
      }}
    />,
  );
  expect(screen.getByRole('columnheader', { name: '状态' })).toContainElement(
    screen.getByRole('button', { name: '筛选状态' }),
  );
});
