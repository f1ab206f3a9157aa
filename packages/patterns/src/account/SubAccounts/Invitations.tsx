import { Tag } from '@compute-market/components/tag';
import { Time } from '@compute-market/components/time';
import type { Invitation } from '@compute-market/contract/entities/invitation';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { SUB_RIGHT_LABELS } from '@compute-market/contract/rules/sub-right';
import { Cluster } from '@compute-market/components/cluster';
import type { Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { ActionButton, ActionRow } from '../../row-action';
import { invitationMessages as messages } from './invitation-messages';
import { InvitationHead, InvitationList, InvitationRow, Invited } from './Invitations.styles';
import { subAccountMessages } from './messages';

export interface InvitationsProps {
  /** What was sent and not accepted; null where the back end invites nobody (decisions 40). */
  invitations: Resource<readonly Invitation[] | null>;
  /** The server's time, seconds. */
  now: number;
  /** The one that is being sent again. */
  resending: string | null;
  onInvite: () => void;
  onResend: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
  onRetry: () => void;
}

const rightsOf = ({ Rights }: Invitation): string =>
  Rights.length === 0
    ? messages.noRights
    : messages.rights(Rights.map((right) => SUB_RIGHT_LABELS[right]).join(subAccountMessages.separator));

type RowProps = Pick<InvitationsProps, 'now' | 'resending' | 'onResend' | 'onWithdraw'> & { invitation: Invitation };

function Row({ invitation, now, resending, onResend, onWithdraw }: RowProps) {
  const { Id, Name, Phone, Note, MoneyLimit, MonthLimit, SentTime, ExpireTime } = invitation;
  return (
    <InvitationRow>
      <div>
        <InvitationHead>
          <strong>{Name}</strong>
          <span>{Phone}</span>
          {Note !== '' && <span>{Note}</span>}
          {ExpireTime <= now && <Tag tone="warn">{messages.expired}</Tag>}
        </InvitationHead>
        <Cluster gap={16} rowGap={4} align="stretch" size="small" tone="secondary">
          <span>{rightsOf(invitation)}</span>
          <span>{messages.limit(formatMoney(fenFromYuan(MoneyLimit)))}</span>
          {MonthLimit !== null && <span>{messages.month(formatMoney(fenFromYuan(MonthLimit)))}</span>}
          <span>
            {messages.sentAt} <Time seconds={SentTime} />
          </span>
          <span>
            {messages.expires} <Time seconds={ExpireTime} />
          </span>
        </Cluster>
      </div>
      <ActionRow data-align="end">
        <ActionButton
          type="button"
          aria-label={messages.resendTo(Name)}
          aria-disabled={resending === Id}
          onClick={() => onResend(invitation)}
        >
          {messages.resend}
        </ActionButton>
        <ActionButton type="button" aria-label={messages.withdrawOf(Name)} onClick={() => onWithdraw(invitation)}>
          {messages.withdraw}
        </ActionButton>
      </ActionRow>
    </InvitationRow>
  );
}

/** 待接受的邀请: whom a link was sent to, what it offers and until when (decisions 134). Nothing while there is none. */
export function Invitations({ invitations, onRetry, ...rows }: InvitationsProps) {
  if (invitations.state === 'error')
    return (
      <Invited>
        <RetryAlert tone="warn" onRetry={onRetry}>
          {messages.failed(invitations.reason)}
        </RetryAlert>
      </Invited>
    );
  if (invitations.state === 'loading' || invitations.data === null || invitations.data.length === 0) return null;
  return (
    <Invited>
      <h3>{messages.title}</h3>
      <InvitationList>
        {invitations.data.map((invitation) => (
          <Row key={invitation.Id} invitation={invitation} {...rows} />
        ))}
      </InvitationList>
    </Invited>
  );
}
