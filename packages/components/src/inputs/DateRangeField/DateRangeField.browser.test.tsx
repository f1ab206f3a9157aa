import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method';
import { DateRangeField, type DateRange } from '.';

const onValueChange = vi.fn<(range: DateRange) => void>();
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)
    ?.parentElement?.textContent?.trim();
const days = () => [
  screen.getByLabelText<HTMLInputElement>('开始日期').value,
  screen.getByLabelText<HTMLInputElement>('结束日期').value,
];

beforeEach(() => {
  onValueChange.mockClear();
  render(
    <DateRangeField
      aria-label="消费日期"
      today="2026-11-21"
      defaultValue={{ start: '2026-11-01', end: '2026-11-21' }}
      onValueChange={onValueChange}
    />,
  );
});
afterEach(cleanup);

test('the presets are one stop, the arrows go round them and choose', async () => {
  await userEvent.tab();
  expect(checked()).toBe('本月');
  await userEvent.keyboard('{ArrowRight}');
  expect(checked()).toBe('上月');
  expect(days()).toEqual(['2026-10-01', '2026-10-31']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(checked()).toBe('自定义');
  expect(days()).toEqual(['2026-08-24', '2026-11-21']);
  await userEvent.keyboard('{ArrowRight}');
  expect(checked()).toBe('本月');
  await userEvent.keyboard('{ArrowLeft}');
  expect(checked()).toBe('自定义');
});

test('Tab goes from the presets to the first day, its calendar, and the last day', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('开始日期'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: '打开日历' })[0]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('结束日期'));
});

test('a day composed in full-width digits is left alone until it is whole, and tidied on leaving', async () => {
  const start = screen.getByLabelText<HTMLInputElement>('开始日期');
  await userEvent.click(start);
  await userEvent.fill(start, '');
  await compose('２０２６', '２０２６年１１月３日');
  expect(start.value).toBe('２０２６年１１月３日');
  await commit('２０２６年１１月３日');
  await userEvent.tab();
  expect(start.value).toBe('2026-11-03');
  expect(onValueChange.mock.calls).toEqual([[{ start: '2026-11-03', end: '2026-11-21' }]]);
});
