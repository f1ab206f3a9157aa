import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TypeToConfirm } from './TypeToConfirm';

describeConformance('TypeToConfirm', <TypeToConfirm name="a08af54" onMatchChange={() => undefined} />, {
  tag: 'div',
  control: 'input',
});

const show = (name = 'a08af54') => {
  const told = { onMatchChange: vi.fn(), onConfirm: vi.fn() };
  render(<TypeToConfirm name={name} {...told} />);
  return { ...told, field: screen.getByRole('textbox', { name: `请输入 ${name} 以确认` }) };
};

test('tells when the name is complete and when it is no longer', async () => {
  const { field, onMatchChange } = show();
  await userEvent.type(field, 'a08af54');
  await userEvent.type(field, 'x');
  expect(onMatchChange.mock.calls).toEqual([[true], [false]]);
});

test('the name can be pasted, and Enter on it confirms', async () => {
  const { field, onConfirm } = show();
  field.focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.paste('a08af54');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('text under composition is not the name yet, and its Enter confirms nothing', () => {
  const { field, onMatchChange, onConfirm } = show('清洗');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: '清洗' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onMatchChange).not.toHaveBeenCalledWith(true);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect(onMatchChange).toHaveBeenLastCalledWith(true);
});

test('says that it differs only after it was left', async () => {
  const { field } = show();
  await userEvent.type(field, 'a08');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('与 a08af54 不一致，请核对后重新输入');
});
