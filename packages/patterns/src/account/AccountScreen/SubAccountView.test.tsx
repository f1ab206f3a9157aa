import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subAccount } from '../../viewer/fixtures';
import { SubAccountView } from './SubAccountView';

test('a sub-account without a note is told that it has none, and not that it is unknown', () => {
  const told = subAccount.user.SubAccount;
  if (told === null) throw new Error('no sub-account');
  render(<SubAccountView customer={subAccount} subAccount={{ ...told, Note: '' }} />);
  const note = screen.getByText('备注').nextElementSibling;
  expect(note).toHaveTextContent('无');
  expect(note).not.toHaveTextContent('未知');
});
