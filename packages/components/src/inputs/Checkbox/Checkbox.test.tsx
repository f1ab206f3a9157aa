import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Checkbox } from './Checkbox';

describeConformance('Checkbox', <Checkbox aria-label="全选" />, { tag: 'input' });

test('keeps its own state, or the one it is given', async () => {
  render(
    <>
      <Checkbox aria-label="自由" />
      <Checkbox aria-label="受控" checked onCheckedChange={() => undefined} />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '自由' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '受控' }));
  expect(screen.getByRole('checkbox', { name: '自由' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '受控' })).toBeChecked();
});

test('screen readers hear the half state, and a press leaves it', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox aria-label="全选" indeterminate onCheckedChange={onCheckedChange} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('while its change is saved it refuses another', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox aria-label="到期提醒短信" busy onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange).not.toHaveBeenCalled();
});

test('a field names it, and tells whether it is disabled, required and wrong', () => {
  render(
    <Field label="加急" required disabled error="请先选择日期">
      <Checkbox aria-describedby="more" />
    </Field>,
  );
  const box = screen.getByLabelText(/加急/);
  expect(box).toBe(screen.getByRole('checkbox', { name: '加急' }));
  expect(box).toBeDisabled();
  expect(box).toBeRequired();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('请先选择日期');
  expect(box.getAttribute('aria-describedby')).toMatch(/^more /);
});

test('several in one field take its state, and no id of it', () => {
  render(
    <Field label="渠道" group required disabled error="请至少选择一项">
      <div>
        <Checkbox aria-label="短信" />
        <Checkbox aria-label="邮件" disabled={false} />
      </div>
    </Field>,
  );
  const [sms, mail] = screen.getAllByRole('checkbox');
  expect(sms).toBeDisabled();
  expect(mail).toBeEnabled();
  for (const box of [sms, mail]) {
    expect(box).not.toHaveAttribute('id');
    expect(box).not.toBeRequired();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('请至少选择一项');
  }
});
