import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Combobox } from './Combobox';

const options = [
  { value: 'east', label: '华东一区', fact: '46 卡' },
  { value: 'north', label: '华北二区' },
  { value: 'south', label: '华南一区', fact: '已售罄', disabled: true },
] as const;
const control = () => screen.getByRole('combobox', { name: '机房' });

// The code of the list is fetched beforehand, so that no test waits for it.
beforeAll(() => import('./OptionPanel'));

describeConformance('Combobox', <Combobox aria-label="机房" options={options} />, { tag: 'div', control: 'button' });

test('the field names the control, requires it and says what is wrong', () => {
  render(
    <Field label="机房" required error="请选择机房">
      <Combobox options={options} />
    </Field>,
  );
  expect(control()).toBeRequired();
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('请选择机房');
});

test('shows the placeholder until something is chosen, then what was chosen', async () => {
  const onValueChange = vi.fn();
  render(<Combobox aria-label="机房" options={options} placeholder="请选择机房" onValueChange={onValueChange} />);
  expect(control()).toHaveTextContent('请选择机房');
  await userEvent.click(control());
  await userEvent.click(await screen.findByRole('option', { name: /华北二区/ }));
  expect(control()).toHaveTextContent('华北二区');
  expect(onValueChange.mock.calls).toEqual([['north']]);
});

test('stays at the value it is given', async () => {
  render(<Combobox aria-label="机房" options={options} value="east" onValueChange={() => undefined} />);
  await userEvent.click(control());
  await userEvent.click(await screen.findByRole('option', { name: /华北二区/ }));
  expect(control()).toHaveTextContent('华东一区');
});

test('a disabled option says why and cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(<Combobox aria-label="机房" options={options} onValueChange={onValueChange} />);
  await userEvent.click(control());
  const soldOut = await screen.findByRole('option', { name: /华南一区.*已售罄/ });
  expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(soldOut);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a choice can be taken back, and the focus returns to the control', async () => {
  const onValueChange = vi.fn();
  render(<Combobox aria-label="机房" options={options} defaultValue="east" clearable onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: '清除选择' }));
  expect(onValueChange).toHaveBeenCalledWith('');
  expect(control()).toHaveFocus();
  expect(control()).toHaveTextContent('请选择');
});

test.each([
  ['on their way', { options: [], loading: true }, '选项加载中'],
  ['none', { options: [] }, '暂无可选项'],
])('options %s are said in words', async (_, given, words) => {
  render(<Combobox aria-label="机房" {...given} />);
  await userEvent.click(control());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a plain form gets what is chosen, and nothing while it is disabled', () => {
  const { container, rerender } = render(
    <form>
      <Combobox aria-label="机房" name="room" options={options} defaultValue="east" />
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(new FormData(form).get('room')).toBe('east');
  rerender(
    <form>
      <Combobox aria-label="机房" name="room" options={options} defaultValue="east" disabled />
    </form>,
  );
  expect(new FormData(form).has('room')).toBe(false);
});

test('it goes back to its first choice with the form', async () => {
  render(
    <form aria-label="新实例">
      <Combobox aria-label="机房" name="room" options={options} defaultValue="east" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(control());
  await userEvent.click(await screen.findByRole('option', { name: /华北二区/ }));
  form.reset();
  await waitFor(() => expect(control()).toHaveTextContent('华东一区'));
  expect(new FormData(form).get('room')).toBe('east');
});

test('the Tab of an input method stays in the search, the next one leaves', async () => {
  render(<Combobox aria-label="机房" options={options} />);
  await userEvent.click(control());
  const search = await screen.findByPlaceholderText('搜索名称、拼音或首字母');
  fireEvent.keyDown(search, { key: 'Tab', isComposing: true });
  expect(control()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(search, { key: 'Tab' });
  expect(control()).toHaveAttribute('aria-expanded', 'false');
});

test('a control that cannot take the focus back, as its choice disabled it, was left', async () => {
  const onBlur = vi.fn();
  function Once() {
    const [value, setValue] = useState('');
    return (
      <Combobox
        aria-label="机房"
        options={options}
        value={value}
        onValueChange={setValue}
        disabled={value !== ''}
        onBlur={onBlur}
      />
    );
  }
  render(<Once />);
  await userEvent.click(control());
  await waitFor(() => expect(control()).not.toHaveFocus());
  await userEvent.click(await screen.findByRole('option', { name: /华东一区/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(control()).toBeDisabled();
  await waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
});
