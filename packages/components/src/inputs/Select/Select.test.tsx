import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
