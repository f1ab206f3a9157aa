import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Pagination } from './Pagination';

const ignore = () => undefined;

describeConformance(
  'Pagination',
  <Pagination page={1} pageSize={10} total={36} onPageChange={ignore} onPageSizeChange={ignore} />,
  { tag: 'nav' },
);

test('marks the page that is shown and goes to another', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={2} pageSize={10} total={36} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(onPageChange.mock.calls).toEqual([[4], [1], [3]]);
});

test('marks the page that was asked for until it or another is shown', async () => {
  const { rerender } = render(<Pagination page={1} pageSize={10} total={36} onPageChange={ignore} />);
  const second = screen.getByRole('button', { name: '第 2 页' });
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(second).toHaveAttribute('data-asked');
  expect(second).not.toHaveAttribute('aria-current');
  rerender(<Pagination page={2} pageSize={10} total={36} onPageChange={ignore} />);
  expect(second).not.toHaveAttribute('data-asked');
  rerender(<Pagination page={1} pageSize={10} total={36} onPageChange={ignore} />);
  expect(second).not.toHaveAttribute('data-asked');
});

test('what was asked for is forgotten with the focus', async () => {
  render(<Pagination page={1} pageSize={10} total={36} onPageChange={ignore} />);
  await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
  await userEvent.click(document.body);
  expect(screen.getByRole('button', { name: '第 3 页' })).not.toHaveAttribute('data-asked');
});

test('has no way out of either end', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={1} pageSize={10} total={8} onPageChange={onPageChange} />);
  for (const name of ['上一页', '下一页']) {
    const end = screen.getByRole('button', { name });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(end);
  }
  expect(onPageChange).not.toHaveBeenCalled();
  expect(screen.getByText('共 8 条')).toBeInTheDocument();
});

test('previous leads from beyond the end to the last page', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={9} pageSize={10} total={36} onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(onPageChange.mock.calls).toEqual([[4]]);
});

test('offers other sizes when someone listens', async () => {
  const onPageSizeChange = vi.fn();
  render(<Pagination page={1} pageSize={10} total={36} onPageChange={ignore} onPageSizeChange={onPageSizeChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
  expect(onPageSizeChange).toHaveBeenCalledWith(50);
});

test('a size that is not among those to choose from is shown in its place', () => {
  render(<Pagination page={1} pageSize={25} total={36} onPageChange={ignore} onPageSizeChange={ignore} />);
  const choice = screen.getByRole('combobox', { name: '每页条数' });
  expect(choice).toHaveDisplayValue('25 条/页');
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10 条/页', '20 条/页', '25 条/页', '50 条/页']);
});
