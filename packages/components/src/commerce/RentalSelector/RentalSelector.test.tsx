import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { RentalSelector } from './RentalSelector';

describeConformance('RentalSelector', <RentalSelector dueTime="2026-11-23 14:05" />, { tag: 'div' });

const ruler = (name: string) => within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');

test.each([
  ['hour', '按小时', 23],
  ['day', '按天', 29],
  ['month', '按月', 12],
] as const)('%s: the ruler has its full range', (unit, name, longest) => {
  render(<RentalSelector defaultValue={{ unit, count: 1 }} />);
  expect(ruler(name)).toHaveLength(longest);
});

test('an offer without days begins with its first unit', () => {
  render(<RentalSelector units={['month', 'hour']} />);
  expect(screen.getByRole('radio', { name: /按月/ })).toBeChecked();
  expect(ruler('按月')).toHaveLength(12);
});

test('six months are half a year, twelve one year', () => {
  render(<RentalSelector defaultValue={{ unit: 'month', count: 6 }} />);
  expect(screen.getByRole('radio', { name: '半年' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '一年' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '5 个月' })).not.toBeChecked();
});

test('discounts are said in the units, list prices say nothing', () => {
  render(<RentalSelector />);
  const units = within(screen.getByRole('radiogroup', { name: '计费周期' })).getAllByRole('radio');
  expect(units.map((unit) => unit.closest('label')?.textContent.trim())).toEqual([
    '按小时',
    '按天 9.8折',
    '按月 9.5折',
  ]);
});

test('choosing a count reports the whole period', async () => {
  const onValueChange = vi.fn();
  render(<RentalSelector onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '7 天' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ unit: 'day', count: 7 });
  expect(screen.getByText('7 天')).toBeVisible();
});

test('Home and End go to the ends of the ruler and take the focus along', async () => {
  render(<RentalSelector defaultValue={{ unit: 'hour', count: 8 }} />);
  screen.getByRole('radio', { name: '8 小时' }).focus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('radio', { name: '23 小时' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '23 小时' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('radio', { name: '1 小时' })).toBeChecked();
});

test('each unit remembers its own count', async () => {
  const onValueChange = vi.fn();
  render(<RentalSelector defaultValue={{ unit: 'day', count: 12 }} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /^按月/ }));
  expect(onValueChange).toHaveBeenLastCalledWith({ unit: 'month', count: 1 });
  await userEvent.click(screen.getByRole('radio', { name: /^按天/ }));
  expect(onValueChange).toHaveBeenLastCalledWith({ unit: 'day', count: 12 });
});

test('without a value it goes back to its first period when its form is reset', async () => {
  render(
    <form aria-label="续费">
      <RentalSelector defaultValue={{ unit: 'day', count: 3 }} />
    </form>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^按月/ }));
  await userEvent.click(screen.getByRole('radio', { name: '半年' }));
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(await screen.findByRole('radio', { name: '3 天' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^按月/ }));
  expect(screen.getByRole('radio', { name: '1 个月' })).toBeChecked();
});

test('a controlled value stays what the parent says', async () => {
  render(<RentalSelector value={{ unit: 'day', count: 3 }} />);
  await userEvent.click(screen.getByRole('radio', { name: '7 天' }));
  expect(screen.getByRole('radio', { name: '3 天' })).toBeChecked();
});

test('the cheaper period takes the place of the range', () => {
  const { rerender } = render(<RentalSelector defaultValue={{ unit: 'hour', count: 23 }} />);
  expect(screen.getByText('1–23 小时，更长请选按天')).toBeVisible();
  rerender(<RentalSelector defaultValue={{ unit: 'hour', count: 23 }} cheaper="改为 1 天：多用 1 小时只多付 ¥1.14" />);
  expect(screen.getByText('改为 1 天：多用 1 小时只多付 ¥1.14')).toBeVisible();
  expect(screen.queryByText('1–23 小时，更长请选按天')).toBeNull();
});

test('disabled, nothing can be chosen', async () => {
  const onValueChange = vi.fn();
  render(<RentalSelector disabled onValueChange={onValueChange} />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '7 天' }));
  expect(onValueChange).not.toHaveBeenCalled();
});
