import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { DateRangeField, type DateRange, type DateRangeProblem } from '.';

const today = '2026-11-21';
const start = () => screen.getByLabelText<HTMLInputElement>('开始日期');
const end = () => screen.getByLabelText<HTMLInputElement>('结束日期');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describeConformance('DateRangeField', <DateRangeField aria-label="消费日期" today={today} />, {
  tag: 'div',
  control: 'input',
});

test('a preset fills both days', async () => {
  const onValueChange = vi.fn();
  render(<DateRangeField aria-label="消费日期" today={today} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('上月'));
  expect([start().value, end().value]).toEqual(['2026-10-01', '2026-10-31']);
  expect(onValueChange.mock.calls).toEqual([[{ start: '2026-10-01', end: '2026-10-31' }]]);
  expect(screen.getByRole('radio', { name: '上月' })).toBeChecked();
});

test('days of its own turn the choice to 自定义, days of a preset turn it back', () => {
  render(<DateRangeField aria-label="消费日期" today={today} defaultValue={{ start: '2026-11-01', end: today }} />);
  expect(screen.getByRole('radio', { name: '本月' })).toBeChecked();
  type(start(), '2026-11-03');
  expect(screen.getByRole('radio', { name: '自定义' })).toBeChecked();
  type(start(), '2026-11-01');
  expect(screen.getByRole('radio', { name: '本月' })).toBeChecked();
});

test('while nothing is chosen, no choice is lit', () => {
  render(<DateRangeField aria-label="日期" today={today} />);
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
});

test('自定义 keeps the days, for them to be changed', async () => {
  const onValueChange = vi.fn();
  render(
    <DateRangeField
      aria-label="消费日期"
      today={today}
      defaultValue={{ start: '2026-11-01', end: today }}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByText('自定义'));
  expect(screen.getByRole('radio', { name: '自定义' })).toBeChecked();
  expect(start()).toHaveValue('2026-11-01');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('another range that is given takes the place of 自定义 and of what was typed, also when the one before comes back', async () => {
  const thisMonth = { start: '2026-11-01', end: today };
  const draw = (value: { start: string; end: string }) => (
    <DateRangeField aria-label="消费日期" today={today} value={value} onValueChange={() => undefined} />
  );
  const { rerender } = render(draw(thisMonth));
  type(start(), '2026-1');
  await userEvent.click(screen.getByText('自定义'));
  rerender(draw({ start: '', end: '' }));
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
  rerender(draw(thisMonth));
  expect(start()).toHaveValue('2026-11-01');
  expect(screen.getByRole('radio', { name: '本月' })).toBeChecked();
});

test('an end before its start stays in view, is explained and is not reported', () => {
  const onValueChange = vi.fn();
  render(
    <DateRangeField
      aria-label="消费日期"
      today={today}
      defaultValue={{ start: '2026-11-10', end: today }}
      onValueChange={onValueChange}
    />,
  );
  type(end(), '2026-11-01');
  expect(end()).toHaveValue('2026-11-01');
  expect(end()).toBeInvalid();
  expect(end()).toHaveAccessibleDescription('结束日期早于开始日期，请调整其中一个');
  expect(onValueChange).not.toHaveBeenCalled();
  type(start(), '2026-10-20');
  expect(onValueChange.mock.calls).toEqual([[{ start: '2026-10-20', end: '2026-11-01' }]]);
  expect(end()).not.toBeInvalid();
});

test.each([
  ['too long', { maxDays: 365 }, '2025-11-20', '最多可选 365 天，当前为 367 天'],
  ['too early', { min: '2025-11-22' }, '2025-11-20', '最早可选 2025-11-22'],
  ['too late', { max: '2026-11-20' }, '2026-11-01', '最晚可选 2026-11-20'],
])('a range %s says what is allowed', (_, rules, day, words) => {
  render(
    <DateRangeField
      aria-label="消费日期"
      today={today}
      defaultValue={{ start: '2026-11-10', end: today }}
      {...rules}
    />,
  );
  type(start(), day);
  expect(start()).toHaveAccessibleDescription(words);
});

test('one day alone is no fault until the field is left', () => {
  render(
    <Field group label="提交时间">
      <DateRangeField today={today} />
    </Field>,
  );
  fireEvent.focus(start());
  type(start(), '2026-11-01');
  expect(start()).not.toBeInvalid();
  fireEvent.blur(start());
  expect(screen.getByRole('group', { name: '提交时间' })).toHaveAccessibleDescription('请填写完整的开始日期和结束日期');
});

test('another given range puts the wrong one aside', () => {
  const { rerender } = render(
    <DateRangeField aria-label="消费日期" today={today} value={{ start: '2026-11-10', end: today }} />,
  );
  type(end(), '2026-11-01');
  rerender(<DateRangeField aria-label="消费日期" today={today} value={{ start: '2026-10-01', end: '2026-10-31' }} />);
  expect(end()).toHaveValue('2026-10-31');
});

test('it goes back to its first days with the form, and what was wrong goes', async () => {
  render(
    <form aria-label="账单">
      <DateRangeField aria-label="消费日期" today={today} defaultValue={{ start: '2026-11-01', end: today }} />
    </form>,
  );
  await userEvent.click(screen.getByText('上月'));
  type(end(), '2026-09-30');
  expect(end()).toBeInvalid();
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect([start().value, end().value]).toEqual(['2026-11-01', today]));
  expect(end()).toBeValid();
  expect(screen.getByRole('radio', { name: '本月' })).toBeChecked();
});

const sentence = '请填写完整的日期，例如 2026-11-01';

test.each([
  ['alone', undefined],
  ['in a field', '提交时间'],
])('a day that does not exist is the fault of its box, which says so once it is left: %s', async (_, label) => {
  const field = (
    <DateRangeField aria-label="消费日期" today={today} defaultValue={{ start: '2027-02-01', end: '2027-03-05' }} />
  );
  render(label === undefined ? field : <Field group label={label} children={field} />);
  fireEvent.focus(start());
  type(start(), '2027-02-29');
  expect(start()).toBeValid();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  fireEvent.blur(start(), { relatedTarget: end() });
  fireEvent.focus(end());
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(start()).toBeInvalid();
  expect(start()).toHaveAccessibleDescription(sentence);
  expect(end()).toBeValid();
  type(start(), '2027-02-28');
  expect(start()).toBeValid();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('what was said to be wrong stays said when its box has the focus again, until it is typed in', () => {
  render(
    <DateRangeField aria-label="消费日期" today={today} defaultValue={{ start: '2027-02-29', end: '2027-03-05' }} />,
  );
  fireEvent.focus(start());
  expect(start()).toBeInvalid();
  type(start(), '2027-02-2');
  expect(start()).toBeValid();
});

test('the host hears what is wrong, and that nothing is wrong any more before it hears the range', () => {
  const heard: (DateRange | DateRangeProblem | undefined)[] = [];
  const { unmount } = render(
    <DateRangeField
      aria-label="消费日期"
      today={today}
      defaultValue={{ start: '2026-11-10', end: today }}
      onValueChange={(range) => heard.push(range)}
      onProblemChange={(problem) => heard.push(problem)}
    />,
  );
  expect(heard).toEqual([]);
  type(end(), '2026-11-0');
  type(end(), '2026-11-01');
  type(end(), '2026-11-02');
  type(start(), '2026-11-01');
  type(start(), '');
  unmount();
  expect(heard).toEqual([
    'noSuchDay',
    'reversed',
    undefined,
    { start: '2026-11-01', end: '2026-11-02' },
    'incomplete',
    undefined,
  ]);
});

test('the host hears of a range that its own rules make wrong', () => {
  const onProblemChange = vi.fn();
  const draw = (maxDays?: number) => (
    <DateRangeField
      aria-label="消费日期"
      today={today}
      value={{ start: '2026-11-01', end: today }}
      maxDays={maxDays}
      onProblemChange={onProblemChange}
    />
  );
  const { rerender } = render(draw(7));
  expect(onProblemChange.mock.calls).toEqual([['tooLong']]);
  rerender(draw());
  expect(onProblemChange.mock.lastCall).toEqual([undefined]);
});

const Bills = ({ onAsk }: { onAsk: (days: DateRange) => void }) => {
  const { control, handleSubmit } = useForm({ defaultValues: { days: { start: '2026-11-01', end: today } } });
  const problem = useRef<DateRangeProblem>(undefined);
  return (
    <form onSubmit={(event) => void handleSubmit(({ days }) => onAsk(days))(event)}>
      <Controller
        name="days"
        control={control}
        rules={{ validate: () => problem.current === undefined }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field group label="消费日期" error={error?.message}>
            <DateRangeField
              ref={ref}
              today={today}
              value={value}
              onValueChange={onChange}
              onProblemChange={(next) => {
                problem.current = next;
              }}
            />
          </Field>
        )}
      />
      <button type="submit">查询</button>
    </form>
  );
};

test('a form with a Controller refuses a wrong range, leads to it, and sends it once it is mended', async () => {
  const onAsk = vi.fn();
  render(<Bills onAsk={onAsk} />);
  await userEvent.clear(start());
  await userEvent.type(start(), '2026-02-29');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(start()).toHaveFocus());
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.clear(start());
  await userEvent.type(start(), '2026-02-28');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(onAsk.mock.calls).toEqual([[{ start: '2026-02-28', end: today }]]));
});
