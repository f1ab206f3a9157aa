import { AccountMenu, type AccountMenuProps } from './AccountMenu';
import { CustomerLinks } from './CustomerLinks';

interface CustomerAreaProps extends AccountMenuProps {
  unreadWorkOrder: boolean;
}

/** The part of the bar that belongs to an account: tickets, purse and avatar. */
export function CustomerArea({ unreadWorkOrder, ...account }: CustomerAreaProps) {
  return (
    <>
      <CustomerLinks viewer={account.viewer} unreadWorkOrder={unreadWorkOrder} />
      <AccountMenu {...account} />
    </>
  );
}
