import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Chips } from './Chips';

const options = [
  { value: 'all', label: '全部', fact: 36 },
  { value: 'running', label: '运行中', fact: 4 },
  { value: 'metal', label: '裸金属', fact: 0, disabled: true },
] as const;

describeConformance('Chips', <Chips aria-label="状态" options={options} />, { tag: 'div', control: 'input' });

test('one of them: a set of radios', async () => {
  const onValueChange = vi.fn();
  render(<Chips aria-label="状态" options={options} defaultValue="all" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('运行中'));
  expect(screen.getByRole('radio', { name: /全部/ })).not.toBeChecked();
  expect(onValueChange.mock.calls).toEqual([['running']]);
});

test('several of them are checkboxes, reported in the order of the options', async () => {
  const onValueChange = vi.fn();
  render(<Chips aria-label="显存" multiple options={options} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('运行中'));
  await userEvent.click(screen.getByText('全部'));
  await userEvent.click(screen.getByText('运行中'));
  expect(onValueChange.mock.calls).toEqual([[['running']], [['all', 'running']], [['all']]]);
});

test('several of them, following a value', async () => {
  const Controlled = () => {
    const [value, setValue] = useState<string[]>(['all']);
    return <Chips aria-label="显存" multiple options={options} value={value} onValueChange={setValue} />;
  };
  render(<Controlled />);
  await userEvent.click(screen.getByText('运行中'));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(screen.getByText('全部'));
  expect(screen.getByRole('checkbox', { name: /全部/ })).not.toBeChecked();
});

test('a disabled one cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(<Chips aria-label="状态" options={options} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('裸金属'));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('several of them in a field with an error: every box says that it is wrong', () => {
  render(
    <Field group label="显存" error="请至少选择一种">
      <Chips multiple options={options} />
    </Field>,
  );
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
});
