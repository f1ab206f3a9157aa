import { errors } from '@compute-market/contract/errors';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainAccount } from '@compute-market/patterns/viewer/fixtures';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { resetUser, storeUser } from '../../state/user';
import { BindAuthenticator } from './AuthenticatorDialogs';

const call = vi.spyOn(api, 'call');

const lost = () => Promise.reject(new ApiError({ kind: 'timeout', status: 0, reason: '请求超时', requestId: 'r-1' }));
const expired = () =>
  Promise.reject(
    new ApiError({
      kind: 'refused',
      status: errors.CONFLICT.status,
      reason: '二维码已过期，请重新开始绑定',
      requestId: 'r-2',
    }),
  );
const standing = (Bound: boolean) => () => Promise.resolve({ Bound, BindTime: null, RecoveryLeft: Bound ? 10 : 0 });
const codes = ['MZXW-6YTB-GEZD-GNBV', 'GY3T-QOJQ-GEZD-GNBV'];

/** What the back end answers, by the name of a call. */
let answers: Record<string, () => Promise<unknown>> = {};

beforeEach(() => {
  storeUser(mainAccount.user);
  call.mockReset();
  call.mockImplementation(({ name }: { name: string }) =>
    (answers[name] ?? (() => Promise.reject(new Error(`nothing answers ${name}`))))(),
  );
  answers = {
    startAuthenticator: () => Promise.resolve({ Secret: 'GEZDGNBV', Image: 'data:,', ExpireTime: 0 }),
    renewRecoveryCodes: () => Promise.resolve({ RecoveryCodes: codes }),
  };
});
afterEach(resetUser);
afterAll(() => void call.mockRestore());

/** Opens the dialog, goes as far as the first code, and sends it. */
async function bind() {
  const onChanged = vi.fn(() => Promise.resolve());
  render(<BindAuthenticator phone="13800136021" onChanged={onChanged} onClosed={vi.fn()} />);
  await userEvent.type(await screen.findByLabelText('登录密码'), 'Suanli2026');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await userEvent.type(await screen.findByLabelText('验证器中的 6 位验证码'), '123456');
  await send();
  return onChanged;
}
const send = () => userEvent.click(screen.getByRole('button', { name: '绑定' }));

test('one that is bound though the answer was lost goes on: what was lost with it, the recovery codes, is made anew', async () => {
  answers['confirmAuthenticator'] = lost;
  answers['getAuthenticator'] = standing(true);
  const onChanged = await bind();
  expect(await screen.findByRole('dialog', { name: '重新生成恢复码' })).toBeVisible();
  expect(screen.getByText(/已绑定，但恢复码没有送达/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '恢复码' })).toBeDisabled();
  expect(onChanged).toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('验证器中的 6 位验证码'), '654321');
  await userEvent.click(screen.getByRole('button', { name: '重新生成' }));
  expect(await screen.findByText('MZXW-6YTB-GEZD-GNBV')).toBeVisible();
});

test('whoever tries again, since nothing could be read then, is not told of a code that is over but goes on', async () => {
  answers['confirmAuthenticator'] = lost;
  answers['getAuthenticator'] = lost;
  await bind();
  expect(await screen.findByText('请求超时')).toBeVisible();
  answers['confirmAuthenticator'] = expired;
  answers['getAuthenticator'] = standing(true);
  await send();
  expect(await screen.findByRole('dialog', { name: '重新生成恢复码' })).toBeVisible();
});

test('one that is not bound hears why', async () => {
  answers['confirmAuthenticator'] = expired;
  answers['getAuthenticator'] = standing(false);
  const onChanged = await bind();
  expect(await screen.findByText('二维码已过期，请重新开始绑定')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog', { name: '绑定身份验证器' })).toBeVisible());
  expect(onChanged).not.toHaveBeenCalled();
});
