import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Select } from './Select';

const options = [
  { value: 'east', label: '华东一区', fact: '46 卡' },
  { value: 'north', label: '华北二区', fact: '52 卡' },
  { value: 'south', label: '华南一区', fact: '已售罄', disabled: true },
] as const;

describeConformance('Select', <Select aria-label="机房" options={options} />, { tag: 'div', control: 'select' });

test('choosing tells the value and keeps it', async () => {
  const onValueChange = vi.fn();
  render(
    <Field label="机房">
      <Select options={options} onValueChange={onValueChange} />
    </Field>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '机房' }), 'north');
  expect(onValueChange).toHaveBeenCalledWith('north');
  expect(screen.getByRole('combobox')).toHaveValue('north');
});

test('the placeholder shows until something is chosen and cannot be chosen', () => {
  render(<Select aria-label="机房" options={options} placeholder="请选择机房" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('请选择机房');
  expect(screen.getByText('请选择机房')).toBeDisabled();
});

test('a disabled choice says why', () => {
  render(<Select aria-label="机房" options={options} />);
  expect(screen.getByRole('option', { name: '华南一区 已售罄' })).toBeDisabled();
});

test('stays at the value it is given', async () => {
  render(<Select aria-label="机房" options={options} value="east" onValueChange={() => undefined} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'north');
  expect(screen.getByRole('combobox')).toHaveValue('east');
});

const none: typeof options | readonly [] = [];
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '机房' });

test('a value that is no option, or not yet, shows the placeholder or nothing, and never another option', () => {
  const { rerender } = render(<Select<string> aria-label="机房" options={options} value="gone" />);
  expect(box()).toHaveDisplayValue('');
  rerender(<Select<string> aria-label="机房" options={options} value="gone" placeholder="请选择机房" />);
  expect(box()).toHaveDisplayValue('请选择机房');
  rerender(<Select<string> aria-label="机房" options={options} value="north" placeholder="请选择机房" />);
  expect(box()).toHaveDisplayValue('华北二区 52 卡');
  rerender(<Select<string> aria-label="机房" options={[]} value="north" placeholder="请选择机房" />);
  expect(box()).toHaveDisplayValue('请选择机房');
  rerender(<Select<string> aria-label="机房" options={options} value="north" placeholder="请选择机房" />);
  expect(box()).toHaveDisplayValue('华北二区 52 卡');
});

test('a default value waits for its option', () => {
  const { rerender } = render(<Select aria-label="机房" options={none} defaultValue="north" />);
  expect(box()).toHaveDisplayValue('');
  rerender(<Select aria-label="机房" options={options} defaultValue="north" />);
  expect(box()).toHaveValue('north');
});

test('the one that was chosen is not replaced by another when it goes, and is there again when it comes back', async () => {
  const { rerender } = render(<Select<string> aria-label="机房" options={options} />);
  await userEvent.selectOptions(box(), 'north');
  rerender(<Select<string> aria-label="机房" options={options.slice(0, 1)} />);
  expect(box()).toHaveDisplayValue('');
  rerender(<Select<string> aria-label="机房" options={options} />);
  expect(box()).toHaveDisplayValue('华北二区 52 卡');
});

function ZoneForm({ late, onSend }: { late: boolean; onSend: (zone: string) => void }) {
  const { register, reset, handleSubmit } = useForm({ defaultValues: { zone: 'north' } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ zone }) => onSend(zone))(event)}>
      <Select<string> aria-label="机房" placeholder="请选择机房" options={late ? [] : options} {...register('zone')} />
      <button type="button" onClick={() => reset({ zone: 'east' })}>
        重填
      </button>
      <button type="submit">提交</button>
    </form>
  );
}

test('what a form holds is shown when its options come, also after a reset, and is what it sends', async () => {
  const onSend = vi.fn();
  const { rerender } = render(<ZoneForm late onSend={onSend} />);
  expect(box()).toHaveDisplayValue('请选择机房');
  rerender(<ZoneForm late={false} onSend={onSend} />);
  expect(box()).toHaveDisplayValue('华北二区 52 卡');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith('north'));

  rerender(<ZoneForm late onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '重填' }));
  rerender(<ZoneForm late={false} onSend={onSend} />);
  expect(box()).toHaveDisplayValue('华东一区 46 卡');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith('east'));
});

/** A form around the select, and what resets it. */
function openInForm(select: ReactElement) {
  const form = (inside: ReactElement) => <form aria-label="工单">{inside}</form>;
  const { rerender } = render(form(select));
  return {
    redraw: (next: ReactElement) => rerender(form(next)),
    // Whoever heard of it answers a moment later.
    reset: () =>
      act(async () => {
        screen.getByRole<HTMLFormElement>('form').reset();
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

test('it goes back to its default with the form, and stays there when its options are given anew', async () => {
  const zone = (given: typeof options | readonly []) => (
    <Select aria-label="机房" options={given} defaultValue="north" />
  );
  const { reset, redraw } = openInForm(zone(options));
  await userEvent.selectOptions(box(), 'east');
  await reset();
  expect(box()).toHaveValue('north');
  redraw(zone([]));
  redraw(zone(options));
  expect(box()).toHaveValue('north');
});

test('it goes back with the form to a default whose option came late, and to one that has none', async () => {
  const late = openInForm(<Select aria-label="机房" options={none} defaultValue="north" />);
  late.redraw(<Select aria-label="机房" options={options} defaultValue="north" />);
  await late.reset();
  expect(box()).toHaveValue('north');
  await userEvent.selectOptions(box(), 'east');
  await late.reset();
  expect(box()).toHaveValue('north');
  cleanup();

  const gone = openInForm(
    <Select<string> aria-label="机房" placeholder="请选择机房" options={options} defaultValue="gone" />,
  );
  await userEvent.selectOptions(box(), 'east');
  await gone.reset();
  expect(box()).toHaveDisplayValue('请选择机房');
});

test('with a value it shows that one still when its form is reset', async () => {
  const { reset } = openInForm(
    <Select aria-label="机房" options={options} value="north" onValueChange={() => undefined} />,
  );
  await reset();
  expect(box()).toHaveValue('north');
});

test('what a form library writes while it resets the form is kept', async () => {
  const { reset, redraw } = openInForm(<Select aria-label="机房" options={options} defaultValue="north" />);
  box().form?.addEventListener('reset', () => queueMicrotask(() => (box().value = 'east')));
  await reset();
  expect(box()).toHaveValue('east');
  redraw(<Select aria-label="机房" options={none} defaultValue="north" />);
  redraw(<Select aria-label="机房" options={options} defaultValue="north" />);
  expect(box()).toHaveValue('east');
});
