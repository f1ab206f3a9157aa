import { DescriptionList } from '@compute-market/components/description-list';
import { Time } from '@compute-market/components/time';
import type { InvitationOffer } from '@compute-market/contract/entities/invitation';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { SUB_RIGHT_LABELS } from '@compute-market/contract/rules/sub-right';
import { subAccountMessages } from '../SubAccounts/messages';
import { Lead, Rights, Whose } from './InvitationScreen.styles';
import { invitationScreenMessages as messages } from './messages';

function Granted({ rights }: { rights: InvitationOffer['Rights'] }) {
  return (
    <Rights>
      <li>{messages.always}</li>
      {rights.map((right) => (
        <li key={right}>
          {SUB_RIGHT_LABELS[right]}
          <small>{subAccountMessages.rightsOf[right]}</small>
        </li>
      ))}
    </Rights>
  );
}

/** Who invites, which sub-account is offered, what it may do and how much it may spend (decisions 134). */
export function Offer({ offer }: { offer: InvitationOffer }) {
  const { facts } = messages;
  return (
    <>
      <Lead>{messages.lead(offer.Inviter, offer.InviterPhone)}</Lead>
      <DescriptionList
        layout="rows"
        termWidth={88}
        items={[
          { key: 'name', term: facts.name, detail: offer.Name },
          { key: 'phone', term: facts.phone, detail: offer.Phone },
          { key: 'rights', term: facts.rights, detail: <Granted rights={offer.Rights} /> },
          { key: 'limit', term: facts.limit, detail: messages.total(formatMoney(fenFromYuan(offer.MoneyLimit))) },
          {
            key: 'month',
            term: facts.month,
            detail: offer.MonthLimit === null ? messages.noMonth : formatMoney(fenFromYuan(offer.MonthLimit)),
          },
          { key: 'expires', term: facts.expires, detail: <Time seconds={offer.ExpireTime} /> },
        ]}
      />
      <Whose>{messages.whose}</Whose>
    </>
  );
}
