import { resendInvitation } from '@compute-market/contract/calls/invitation';
import type { Invitation } from '@compute-market/contract/entities/invitation';
import { useState, type ReactNode } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useSingleFlight } from '../../flows/useSingleFlight';
import { serverNow } from '../../state/clock';
import { showError, showSuccess } from '../../state/toasts';
import { useResult, type Result } from '../result';
import { InviteSubAccount, WithdrawInvitation } from './InvitationDialogs';
import { invitationRouteMessages as messages } from './invitation-messages';

type Opened = 'invite' | Invitation | null;

/** What a main account does with its invitations: what its table needs, and the dialog that is open (decisions 134). */
export function useInvitations(read: Promise<Result<readonly Invitation[] | null>>, onChanged: () => Promise<void>) {
  const [opened, setOpened] = useState<Opened>(null);
  const [resending, setResending] = useState<string | null>(null);
  const { run } = useSingleFlight();
  const onClosed = () => setOpened(null);

  const resend = async ({ Id }: Invitation) => {
    setResending(Id);
    try {
      await api.call(resendInvitation, { invitation_id: Id });
      showSuccess(messages.resent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error.reason);
    } finally {
      // One that was taken up or withdrawn in the meantime is refused, and the list is brought up to date then too.
      await onChanged();
      setResending(null);
    }
  };
  const dialog: ReactNode =
    opened === null ? null : opened === 'invite' ? (
      <InviteSubAccount onChanged={onChanged} onClosed={onClosed} />
    ) : (
      <WithdrawInvitation invitation={opened} onChanged={onChanged} onClosed={onClosed} />
    );
  return {
    dialog,
    table: {
      invitations: useResult(read),
      now: serverNow(),
      resending,
      onInvite: () => setOpened('invite'),
      onResend: (invitation: Invitation) => void run(() => resend(invitation)),
      onWithdraw: setOpened,
      onRetry: () => void onChanged(),
    },
  };
}
