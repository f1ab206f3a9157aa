import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ColumnChooser } from './ColumnChooser';

const columns = [
  { key: 'status', label: '状态' },
  { key: 'image', label: '镜像' },
  { key: 'cost', label: '累计费用' },
];

describeConformance(
  'ColumnChooser',
  <ColumnChooser columns={columns} hidden={['image']} onHiddenChange={() => undefined} defaultOpen />,
  { tag: 'div' },
);

const open = async (hidden: readonly string[]) => {
  const onHiddenChange = vi.fn();
  render(<ColumnChooser columns={columns} hidden={hidden} onHiddenChange={onHiddenChange} />);
  await userEvent.click(screen.getByRole('button', { name: '自定义列' }));
  return onHiddenChange;
};

test('tells all that are to be hidden, in the order of the columns', async () => {
  const onHiddenChange = await open(['cost']);
  await userEvent.click(await screen.findByRole('checkbox', { name: '状态' }));
  expect(onHiddenChange).toHaveBeenCalledWith(['status', 'cost']);
});

test('a column comes back by its box, and all by one button', async () => {
  const onHiddenChange = await open(['status', 'cost']);
  await userEvent.click(await screen.findByRole('checkbox', { name: '累计费用' }));
  expect(onHiddenChange).toHaveBeenLastCalledWith(['status']);
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(onHiddenChange).toHaveBeenLastCalledWith([]);
});

test('with every column shown there is nothing to bring back', async () => {
  const onHiddenChange = await open([]);
  const reset = await screen.findByRole('button', { name: '恢复默认' });
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(reset);
  expect(onHiddenChange).not.toHaveBeenCalled();
});
