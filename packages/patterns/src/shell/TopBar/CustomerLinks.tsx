import { LifeBuoyIcon } from '@compute-market/components/icons';
import { useAnchor } from '@compute-market/components/link-provider';
import { Money } from '@compute-market/components/money';
import { routes } from '@compute-market/contract/routes';
import { displayBalance } from '@compute-market/contract/rules/credit';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { tighterLimit, type Customer } from '../../viewer';
import { topBarMessages as messages } from './messages';
import { Amount, Balance, ReplyDot, TopUp, Whole, WorkOrder } from './TopBar.styles';

interface CustomerLinksProps {
  viewer: Customer;
  unreadWorkOrder: boolean;
}

/** Main accounts see their balance and the way to top it up, sub-accounts what is left of their limit (product §2, §6). */
function BalanceLink({ user }: Customer) {
  const anchor = useAnchor();
  if (user.SubAccount) {
    const tighter = tighterLimit(user.SubAccount);
    return (
      <Balance as={anchor} href={routes.account.to()}>
        <Amount>
          <span>{tighter.ofMonth ? messages.monthLimit : messages.limit}</span>{' '}
          <b>
            <Money fen={leftOf(tighter)} />
          </b>{' '}
          <Whole>
            / <Money fen={tighter.limit} bare />
          </Whole>
        </Amount>
      </Balance>
    );
  }
  const balance = displayBalance({ balance: fenFromYuan(user.Money), quota: fenFromYuan(user.CreditMoneyQuota) });
  return (
    <Balance as={anchor} href={routes.recharge.to()}>
      <Amount>
        <span>{messages.balance}</span>{' '}
        <b>
          <Money fen={balance} tone={balance < 0 ? 'debt' : 'plain'} />
        </b>
      </Amount>
      <TopUp>{messages.recharge}</TopUp>
    </Balance>
  );
}

/** Tickets and the purse: an unread answer leads to the tickets, otherwise one begins a new one (product §2). */
export function CustomerLinks({ viewer, unreadWorkOrder }: CustomerLinksProps) {
  const anchor = useAnchor();
  return (
    <>
      <WorkOrder as={anchor} href={unreadWorkOrder ? routes.workOrders.to() : routes.selectQuestion.to()}>
        <LifeBuoyIcon size={18} />
        {messages.workOrder}
        {unreadWorkOrder && <ReplyDot label={messages.hasReply} />}
      </WorkOrder>
      <BalanceLink {...viewer} />
    </>
  );
}
