import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { CheckboxField } from './CheckboxField';

describeConformance('CheckboxField', <CheckboxField>我已阅读并同意</CheckboxField>, { tag: 'div', control: 'input' });

test('a press on the words is a press on the box', async () => {
  render(<CheckboxField name="agree">我已阅读并同意</CheckboxField>);
  await userEvent.click(screen.getByText('我已阅读并同意'));
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意' })).toBeChecked();
});

test('an error marks the box and describes it', () => {
  render(<CheckboxField error="请先阅读并同意协议">我已阅读并同意</CheckboxField>);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意协议');
});

test('a box that must be ticked is marked and told, and the star is not part of its name', () => {
  render(<CheckboxField required>我已阅读并同意</CheckboxField>);
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意' })).toBeRequired();
  expect(screen.getByText('*')).toBeVisible();
});

test('a description of the consumer stands beside the error', () => {
  render(
    <>
      <p id="terms">协议于 2026-11-01 更新</p>
      <CheckboxField aria-describedby="terms" error="请先阅读并同意协议">
        我已阅读并同意
      </CheckboxField>
    </>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('协议于 2026-11-01 更新 请先阅读并同意协议');
});

test('a field around disables it, and what both say describes it', async () => {
  const draw = (disabled: boolean) => (
    <Field label="协议" disabled={disabled} hint="协议于 2026-11-01 更新">
      <CheckboxField error="请先阅读并同意协议">我已阅读并同意</CheckboxField>
    </Field>
  );
  const { rerender } = render(draw(true));
  const box = screen.getByRole('checkbox', { name: /我已阅读并同意/ });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('请先阅读并同意协议 协议于 2026-11-01 更新');
  rerender(draw(false));
  await userEvent.click(screen.getByText('协议'));
  expect(box).toBeChecked();
});
