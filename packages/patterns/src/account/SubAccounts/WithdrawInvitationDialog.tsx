import type { Invitation } from '@compute-market/contract/entities/invitation';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { invitationMessages as messages } from './invitation-messages';

interface WithdrawInvitationDialogProps extends DialogControl {
  invitation: Invitation;
  /** Rejects with an error whose message is the server's reason. */
  onWithdraw: () => Promise<void>;
}

/** 撤回邀请; a refusal says why and leaves it open (decisions 134). */
export function WithdrawInvitationDialog({ invitation, onWithdraw, ...dialog }: WithdrawInvitationDialogProps) {
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={messages.withdrawTitle}
      subject={`${invitation.Name}（${invitation.Phone}）`}
      effects={{ stops: messages.withdrawStops, keeps: messages.withdrawKeeps }}
      labels={{ confirm: messages.withdrawConfirm }}
      onAttempt={onWithdraw}
    />
  );
}
