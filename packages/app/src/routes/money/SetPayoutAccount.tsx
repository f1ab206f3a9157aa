import { PayoutAccountDialog, type Payout } from '@compute-market/patterns/money/IncomeScreen';
import { usePayoutAccountForm } from '../../forms/money/usePayoutAccountForm';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { moneyRouteMessages as messages } from './messages';

interface SetPayoutAccountProps extends ClosingProps {
  readonly payout: Payout;
  readonly onChanged: () => void;
}

/** Where a partner is paid to. */
export function SetPayoutAccount({ payout: { holders }, onChanged, ...props }: SetPayoutAccountProps) {
  const control = useClosing(props);
  const form = usePayoutAccountForm(holders, () => {
    control.onClose();
    showSuccess(messages.payoutSaved);
    onChanged();
  });
  return <PayoutAccountDialog {...control} {...form} holders={holders} />;
}
