import { PaymentSplit } from '@compute-market/components/payment-split';
import { Segmented } from '@compute-market/components/segmented';
import { Text } from '@compute-market/components/text';
import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST, PAY_FIRST_LABELS, type PayFirst } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { messages } from './messages';
import { debtFen, paymentParts } from './payment-parts';

const options = [PAY_FIRST.voucher, PAY_FIRST.balance].map((value) => ({ value, label: PAY_FIRST_LABELS[value] }));

interface PaidFromProps {
  price: Price;
  buyer: Parameters<typeof paymentParts>[1];
  payFirst: PayFirst;
  onPayFirstChange: (payFirst: PayFirst) => void;
}

/** What pays a price, as far as that is told. Who has both vouchers and balance chooses which pays first. */
export function PaidFrom({ price, buyer, payFirst, onPayFirstChange }: PaidFromProps) {
  const control = buyer.kind === 'main' && buyer.hasVoucher && (
    <>
      <span>{messages.payFirst}</span>
      <Segmented
        size="sm"
        aria-label={messages.payFirst}
        value={payFirst}
        onValueChange={onPayFirstChange}
        options={options}
      />
    </>
  );
  const debt = debtFen(price, buyer);
  return (
    <>
      <PaymentSplit
        parts={paymentParts(price, buyer, payFirst).filter((part) => isKnown(part.fen))}
        shortFen={isKnown(price.ShortMoney) ? fenFromYuan(price.ShortMoney) : undefined}
        control={control || undefined}
      />
      {debt > 0 && (
        <Text as="p" size="small" tone="tertiary">
          {messages.debt(formatMoney(debt))}
        </Text>
      )}
    </>
  );
}
