import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createTableSelection, Table, type TableColumn } from '../Table';
import { useTableTree, type TableTreeOptions } from './useTableTree';

interface Project {
  id: string;
  name: string;
  under?: readonly Project[];
}

const projects: readonly Project[] = [
  { id: 'a', name: '训练', under: [{ id: 'a1', name: '微调', under: [{ id: 'a1x', name: '评测' }] }] },
  { id: 'b', name: '推理' },
];
const cell = vi.fn(({ name }: Project) => name);
const columns: TableColumn<Project>[] = [{ key: 'name', header: '项目', rowHeader: true, cell }];
const options = {
  rows: projects,
  childRows: ({ under }: Project) => under,
  rowKey: ({ id }: Project) => id,
  rowName: ({ name }: Project) => name,
};

function Tree(props: Partial<TableTreeOptions<Project>>) {
  return <Table caption="项目" columns={columns} rowKey={options.rowKey} {...useTableTree({ ...options, ...props })} />;
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the button before a name shows what stands under it, and hides it', async () => {
  render(<Tree />);
  expect(names()).toEqual(['训练', '推理']);
  await userEvent.click(screen.getByRole('button', { name: '展开 训练' }));
  expect(names()).toEqual(['训练', '第 2 层微调', '推理']);
  await userEvent.click(screen.getByRole('button', { name: '收起 训练' }));
  expect(names()).toEqual(['训练', '推理']);
});

test('the arrows open and close, and the focus stays', async () => {
  render(<Tree />);
  const button = screen.getByRole('button', { name: '展开 训练' });
  button.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a row without rows under it has no button', () => {
  render(<Tree />);
  expect(screen.queryByRole('button', { name: /推理/ })).toBeNull();
});

test('the host can open rows, and know which are', async () => {
  const expansion = createTableSelection(['a', 'a1']);
  render(<Tree expansion={expansion} />);
  expect(names()).toEqual(['训练', '第 2 层微调', '第 3 层评测', '推理']);
  await userEvent.click(screen.getByRole('button', { name: '收起 微调' }));
  expect([...expansion.keys()]).toEqual(['a']);
});

test('opening a row draws no other row again', async () => {
  render(<Tree />);
  cell.mockClear();
  await userEvent.click(screen.getByRole('button', { name: '展开 训练' }));
  expect(cell.mock.calls.map(([{ name }]) => name)).toEqual(['微调']);
});
