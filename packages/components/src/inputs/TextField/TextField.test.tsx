import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TextField } from './TextField';

describeConformance('TextField', <TextField aria-label="备注" />, { tag: 'div', control: 'input' });

test('keeps its own text, or follows the value it is given', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('');
    return <TextField aria-label="备注" value={value} onValueChange={(text) => setValue(text.toUpperCase())} />;
  };
  render(
    <>
      <TextField aria-label="名称" defaultValue="qwen" />
      <Controlled />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '2.5');
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), 'lora');
  expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('qwen2.5');
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('LORA');
});

test('clearing empties the field, tells the form, and returns the focus', async () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  render(
    <TextField aria-label="备注" defaultValue="qwen" clearable onChange={onChange} onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('counts as the browser bounds it: a rare character is two', async () => {
  render(<TextField aria-label="备注" maxLength={50} counter />);
  await userEvent.type(screen.getByRole('textbox'), '训练𠮷');
  expect(screen.getByText('4/50')).toBeVisible();
});

test('a press on the unit focuses nothing else, a press on the box focuses the text', async () => {
  const { container } = render(<TextField aria-label="带宽" suffix="Mbps" />);
  const box = container.querySelector('[data-component=TextField]');
  if (!box) throw new Error('no box');
  await userEvent.pointer({ keys: '[MouseLeft]', target: box });
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('counts anew when its form is reset', async () => {
  render(
    <form aria-label="备注">
      <TextField aria-label="备注" maxLength={50} counter defaultValue="训练" />
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '中');
  expect(screen.getByText('3/50')).toBeVisible();
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(await screen.findByText('2/50')).toBeVisible();
});
