import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import type { ResetPasswordPorts } from '../../forms/account/useResetPasswordForm';
import ResetPassword from './ResetPassword';

const call = vi.spyOn(api, 'call');

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

/** The page of login, which the form comes to and leaves. */
function Page({ onReset }: { readonly onReset: (phone: string) => void }) {
  const [shown, setShown] = useState(true);
  const [draft, setDraft] = useState<ResetPasswordPorts['draft']>(null);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setShown((before) => !before)}>
        切换
      </button>
      {shown && <ResetPassword addressOf={() => '/login'} draft={draft} onLeave={setDraft} onReset={onReset} />}
    </MemoryRouter>
  );
}

const change = () => userEvent.click(screen.getByRole('button', { name: '切换' }));
const phone = () => screen.getByLabelText(/手机号/);
const code = () => screen.getByRole('textbox', { name: /验证码/ });
const password = () => screen.getByLabelText(/^新密码/);

async function type() {
  await userEvent.type(phone(), '13800000001');
  await userEvent.type(code(), '123456');
  await userEvent.type(password(), 'Torch2026');
  await userEvent.type(screen.getByLabelText(/确认/), 'Torch2026');
}

test('what was typed is there again after another way was looked at', async () => {
  render(<Page onReset={vi.fn()} />);
  await type();
  await change();
  expect(screen.queryByLabelText(/手机号/)).toBeNull();
  await change();
  expect(phone()).toHaveValue('13800000001');
  expect(code()).toHaveValue('123456');
  expect(password()).toHaveValue('Torch2026');
});

test('a password that was set anew is not kept', async () => {
  call.mockResolvedValue(null);
  const onReset = vi.fn();
  render(<Page onReset={onReset} />);
  await type();
  await userEvent.click(screen.getByRole('button', { name: /重置密码/ }));
  await waitFor(() => expect(onReset).toHaveBeenCalledWith('13800000001'));
  await change();
  await change();
  expect(phone()).toHaveValue('');
  expect(password()).toHaveValue('');
});
