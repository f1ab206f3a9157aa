import { withdrawInvitation } from '@compute-market/contract/calls/invitation';
import type { Invitation } from '@compute-market/contract/entities/invitation';
import { InviteDialog, WithdrawInvitationDialog } from '@compute-market/patterns/account/SubAccounts';
import { api } from '../../api';
import { useInviteForm } from '../../forms/account/useInviteForm';
import { invitationRouteMessages as messages } from './invitation-messages';
import { useDone, type ChangeProps } from '../useDone';

export function InviteSubAccount(props: ChangeProps<Promise<void>>) {
  const { control, done } = useDone(props);
  return <InviteDialog {...control} {...useInviteForm(done(messages.sent))} />;
}

export function WithdrawInvitation({
  invitation,
  ...props
}: ChangeProps<Promise<void>> & { readonly invitation: Invitation }) {
  const { control, takeAway } = useDone(props);
  const withdraw = () => takeAway(api.call(withdrawInvitation, { invitation_id: invitation.Id }), messages.withdrawn);
  return <WithdrawInvitationDialog invitation={invitation} {...control} onWithdraw={withdraw} />;
}
