import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { Field } from '../Field';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { controlId: 'phone', label: '手机号', message: '请输入正确的手机号' },
  { controlId: 'channel', label: '通知方式', message: '请至少选择一种' },
];
const page = (attempt: number, shown = errors) => (
  <>
    <ErrorSummary errors={shown} attempt={attempt} />
    <Field label="手机号" controlId="phone">
      <TextField />
    </Field>
    <Field label="通知方式" controlId="channel" group>
      <CheckboxGroup
        options={[
          { value: 'sms', label: '短信', disabled: true },
          { value: 'site', label: '站内信' },
        ]}
      />
    </Field>
  </>
);
const summary = () => screen.getByRole('group', { name: '有 2 处需要修改' });

// jsdom draws nothing and therefore scrolls nothing.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: () => undefined });
});

describeConformance('ErrorSummary', <ErrorSummary errors={errors} attempt={0} />, { tag: 'div' });

test('takes the focus after every submission that failed, and not in between', async () => {
  const { rerender } = render(page(0));
  expect(document.body).toHaveFocus();
  rerender(page(1));
  expect(summary()).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox'));
  rerender(page(1, [...errors]));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(page(2));
  expect(summary()).toHaveFocus();
});

test('a fault that comes while the person types leaves the focus alone', async () => {
  const { rerender } = render(page(1, []));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(page(1));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('every entry leads to its control, into a set to the first that can be chosen', async () => {
  render(page(1));
  await userEvent.click(screen.getByRole('link', { name: '手机号：请输入正确的手机号' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: '通知方式：请至少选择一种' }));
  expect(screen.getByRole('checkbox', { name: '站内信' })).toHaveFocus();
});

test('is gone when nothing is wrong', () => {
  render(page(1, []));
  expect(screen.queryByRole('link')).toBeNull();
});
