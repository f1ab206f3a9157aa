import type { Invitation } from '@compute-market/contract/entities/invitation';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useInvitations } from './useInvitations';

const call = vi.spyOn(api, 'call');
afterAll(() => void call.mockRestore());

const invitation: Invitation = {
  Id: 'i-1',
  Phone: '13800000009',
  Note: '',
  Name: 'lab-a',
  Rights: [],
  MoneyLimit: 100,
  MonthLimit: null,
  ExpireTime: 1_797_744_721,
  SentTime: 1_795_152_721,
};
const read = Promise.resolve({ ok: true as const, data: [invitation] });

function Page({ onChanged }: { onChanged: () => Promise<void> }) {
  const { dialog, table } = useInvitations(read, onChanged);
  return (
    <>
      <button type="button" onClick={() => table.onResend(invitation)}>
        重发
      </button>
      <button type="button" onClick={() => table.onWithdraw(invitation)}>
        撤回
      </button>
      {dialog}
    </>
  );
}

test.each(['重发', '撤回'])(
  'an invitation that has gone in the meantime: %s is refused, and the list is read again',
  async (deed) => {
    call.mockRejectedValue(
      new ApiError({ kind: 'refused', status: 1, reason: '邀请已被接受或撤回', requestId: 'r-1' }),
    );
    const onChanged = vi.fn(() => Promise.resolve());
    render(
      <MemoryRouter>
        <Page onChanged={onChanged} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: deed }));
    if (deed === '撤回')
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  },
);
