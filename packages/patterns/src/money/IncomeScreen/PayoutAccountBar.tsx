import { Button } from '@compute-market/components/button';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import type { PayoutAccount } from '@compute-market/contract/entities/partner';
import { formatTime } from '@compute-market/contract/rules/time';
import type { Resource } from '../../resource';
import { Bar, BarEnd } from './IncomeScreen.styles';
import { payoutMessages } from './payout-messages';

const words = payoutMessages.account;

/** Where a partner is paid to, and the names that such an account may be in. */
export interface Payout {
  readonly account: PayoutAccount | null;
  readonly holders: readonly string[];
}

interface PayoutAccountBarProps {
  payout: Resource<Payout>;
  onChange: (payout: Payout) => void;
  onRetry: () => void;
}

/** 收款账户 over the settlement sheets. */
export function PayoutAccountBar({ payout, onChange, onRetry }: PayoutAccountBarProps) {
  if (payout.state === 'loading')
    return (
      <Bar>
        <Skeleton width={320} />
      </Bar>
    );
  if (payout.state === 'error')
    return (
      <Bar>
        <Text tone="danger">{words.failed}</Text>
        <BarEnd>
          <Button size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        </BarEnd>
      </Bar>
    );
  const { account } = payout.data;
  return (
    <Bar role="group" aria-label={words.label}>
      <span>{words.label}</span>
      {account === null ? (
        <Text tone="warn">{words.none}</Text>
      ) : (
        <Text tone="strong">
          {account.Holder} {words.shown(account.BankName, account.Tail)}
        </Text>
      )}
      <BarEnd>
        {account && words.changed(formatTime(account.ChangeTime))}{' '}
        <Button size="sm" onClick={() => onChange(payout.data)}>
          {account === null ? words.set : words.change}
        </Button>
      </BarEnd>
    </Bar>
  );
}
