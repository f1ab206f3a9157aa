import { PayoutAccountDialog, type Payout } from '@compute-market/patterns/money/IncomeScreen';
import { usePayoutAccountForm } from '../../forms/money/usePayoutAccountForm';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

interface SetPayoutAccountProps extends ChangeProps {
  readonly payout: Payout;
}

/** Where a partner is paid to. */
export function SetPayoutAccount({ payout: { holders }, ...props }: SetPayoutAccountProps) {
  const { control, done } = useDone(props);
  const form = usePayoutAccountForm(holders, done(messages.payoutSaved));
  return <PayoutAccountDialog {...control} {...form} holders={holders} />;
}
