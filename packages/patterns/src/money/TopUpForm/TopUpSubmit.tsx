import { Button } from '@compute-market/components/button';
import { Money } from '@compute-market/components/money';
import { Text } from '@compute-market/components/text';
import { topUpFormMessages as messages } from './messages';
import type { TopUp } from './useTopUp';

interface TopUpButtonProps {
  readonly topUp: TopUp;
  /** Whether the button names the sum; a bar beside it may do so. */
  readonly withSum?: boolean;
}

/** Makes the order. It may stand outside its form. */
export function TopUpButton({ topUp: { id, amount, submitting, closed }, withSum = true }: TopUpButtonProps) {
  return (
    <Button type="submit" form={id} variant="primary" size="lg" loading={submitting} disabled={closed !== null}>
      {messages.submit}
      {withSum && amount !== null && <Money fen={amount} />}
    </Button>
  );
}

const waitingFor = (status: TopUp['status']): string =>
  status == null ? messages.creating : messages.creatingBecause(status);

/** What the button will do, or what is being waited for in the server's own words. */
export function TopUpNote({ topUp: { submitting, status, closed } }: { readonly topUp: TopUp }) {
  return (
    <Text as="p" size="small" tone="tertiary" aria-live="polite">
      {submitting ? waitingFor(status) : (closed ?? messages.note)}
    </Text>
  );
}
