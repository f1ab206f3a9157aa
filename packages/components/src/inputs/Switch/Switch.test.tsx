import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { Switch } from './Switch';

describeConformance('Switch', <Switch>到期自动续费</Switch>, { tag: 'div', control: 'input' });

test('turns on and off, by its words and by Space', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch onCheckedChange={onCheckedChange}>到期自动续费</Switch>);
  await userEvent.click(screen.getByText('到期自动续费'));
  expect(screen.getByRole('switch', { name: '到期自动续费' })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('without words of its own it is named, described and disabled by its field', () => {
  render(
    <Field label="自动续费" required disabled error="余额不足，请先充值">
      <Switch aria-describedby="more" />
    </Field>,
  );
  const control = screen.getByRole('switch', { name: '自动续费' });
  expect(control).toBeDisabled();
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('余额不足，请先充值');
  expect(control.getAttribute('aria-describedby')).toMatch(/^more /);
});

test('with words of its own it is disabled, described and wrong with its field all the same, and the label leads to it', async () => {
  const draw = (disabled: boolean) => (
    <Field label="续费" disabled={disabled} error="余额不足，请先充值">
      <Switch aria-describedby="more">到期自动续费</Switch>
    </Field>
  );
  const { rerender } = render(draw(true));
  const control = screen.getByRole('switch', { name: /到期自动续费/ });
  expect(control).toBeDisabled();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('余额不足，请先充值');
  rerender(draw(false));
  await userEvent.click(screen.getByText('续费'));
  expect(control).toBeChecked();
});

test('what it is told itself goes before its field', () => {
  render(
    <Field label="续费" group disabled>
      <Switch disabled={false} aria-invalid>
        到期自动续费
      </Switch>
    </Field>,
  );
  expect(screen.getByRole('switch')).toBeEnabled();
  expect(screen.getByRole('switch')).toBeInvalid();
});

test('words of its own stay its name in a field', () => {
  render(
    <Field label="续费" group required>
      <Switch>到期自动续费</Switch>
      <Switch>余额不足时提醒</Switch>
    </Field>,
  );
  expect(screen.getByRole('switch', { name: '到期自动续费' })).not.toHaveAttribute('id');
  expect(screen.getByRole('switch', { name: '余额不足时提醒' })).toBeEnabled();
  for (const control of screen.getAllByRole('switch')) expect(control).not.toBeRequired();
});
