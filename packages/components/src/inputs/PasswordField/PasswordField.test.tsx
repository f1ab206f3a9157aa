import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Field } from '../Field';
import { PasswordField } from './PasswordField';

const rules = [
  { label: '8-20 位', met: true },
  { label: '包含字母', met: false },
];

describeConformance('PasswordField', <PasswordField aria-label="密码" strength={{ score: 2, rules }} />, {
  tag: 'div',
  control: 'input',
});

test('is hidden, shown by its eye, and hidden again, keeping the text', async () => {
  render(<PasswordField aria-label="密码" defaultValue="Torch2026" />);
  const field = screen.getByLabelText('密码');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Torch2026');
});

test('strength is a word, and every rule says whether it is kept', () => {
  render(<PasswordField aria-label="密码" strength={{ score: 3, rules }} />);
  expect(screen.getByText('强度 良好')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
    '8-20 位（已满足）',
    '包含字母（未满足）',
  ]);
});

test('the eye is disabled with its field', () => {
  render(
    <Field label="密码" disabled>
      <PasswordField />
    </Field>,
  );
  expect(screen.getByRole('button', { name: '显示密码' })).toBeDisabled();
});
