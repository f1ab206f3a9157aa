import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { TextArea } from './TextArea';

describeConformance('TextArea', <TextArea aria-label="问题描述" />, { tag: 'div', control: 'textarea' });

test('keeps line breaks and counts characters', async () => {
  render(<TextArea aria-label="问题描述" maxLength={200} counter />);
  await userEvent.type(screen.getByRole('textbox'), '第一行{Enter}第二行');
  expect(screen.getByRole('textbox')).toHaveValue('第一行\n第二行');
  expect(screen.getByText('7/200')).toBeVisible();
});

test('takes the error of its field', () => {
  render(
    <Field label="问题描述" error="请填写问题描述">
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: '问题描述' })).toHaveAccessibleDescription('请填写问题描述');
});
