import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Money } from '@compute-market/components/money';
import { PriceBreakdown } from '@compute-market/components/price-breakdown';
import type { Price } from '@compute-market/contract/entities/price';
import type { PayFirst } from '@compute-market/contract/enumerations';
import { fenFromYuan, fenIfKnown, formatMoney, isKnown, sumFen } from '@compute-market/contract/rules/money';
import { payStep, PaidFrom } from '../../purchase';
import { RetryAlert } from '../../retry-alert';
import { leftLabel, type Buyer } from '../../viewer';
import { Waiting } from '../../slow-hint';
import { Suspense, useState } from 'react';
import { messages } from './messages';
import type { PricedOrder } from './order';
import { isOfNothing, priceLines } from './price-lines';
import { LineAction, Purses } from './UpgradeDialogs.styles';

const CouponPicker = lazyPiece(() => import('../CreateInstanceScreen/CouponPicker'));

interface OrderPriceProps {
  order: PricedOrder;
  buyer: Buyer;
  payFirst: PayFirst;
  onPayFirstChange: (payFirst: PayFirst) => void;
}

function afterOf(price: Price, buyer: Buyer) {
  if (!price.IsEnough || !isKnown(price.MoneyAfter)) return [];
  if (buyer.kind === 'sub')
    return [
      {
        key: 'limit',
        term: messages.limitAfter(leftLabel(buyer)),
        detail: <Money fen={fenIfKnown(Math.max(0, buyer.left - fenFromYuan(price.PayPrice)))} />,
      },
    ];
  return [{ key: 'balance', term: messages.balanceAfter, detail: <Money fen={fenFromYuan(price.MoneyAfter)} /> }];
}

function Amounts({
  price,
  order,
  buyer,
  payFirst,
  onPayFirstChange,
  refreshing,
}: OrderPriceProps & { price: Price; refreshing: boolean | undefined }) {
  const [choosing, setChoosing] = useState(false);
  const { coupons } = order;
  const used = coupons?.valid.find(({ CouponId }) => CouponId === price.CouponId);
  const coupon = coupons && {
    tag: used?.CouponGroup.Name ?? (coupons.valid.length > 0 ? messages.noCoupon : messages.noneFits),
    action: coupons.all.length > 0 && (
      <LineAction type="button" onClick={() => setChoosing(true)}>
        {messages.change}
      </LineAction>
    ),
  };
  return (
    <>
      <PriceBreakdown
        size="card"
        groups={priceLines(price, coupon)}
        total={fenFromYuan(price.PayPrice)}
        saved={sumFen([price.PeriodDeduct, price.VipDeduct, price.CouponAmount].filter(isKnown).map(fenFromYuan))}
        quoting={refreshing}
      >
        <Purses>
          <PaidFrom price={price} buyer={buyer} payFirst={payFirst} onPayFirstChange={onPayFirstChange} />
        </Purses>
      </PriceBreakdown>
      <DescriptionList dense items={afterOf(price, buyer)} />
      {choosing && coupons !== null && (
        <Suspense fallback={null}>
          <CouponPicker
            coupons={coupons}
            chosen={price.CouponId}
            onChoose={order.onCouponChange}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What an order costs line by line, who pays, and what is left. An order of nothing says so. */
export function OrderPrice(props: OrderPriceProps) {
  const { quote, onRetryQuote } = props.order;
  if (quote.state === 'loading') return <Waiting label={messages.pending} lines={4} />;
  if (quote.state === 'error') return <RetryAlert onRetry={onRetryQuote}>{messages.failed(quote.reason)}</RetryAlert>;
  if (isOfNothing(quote.data)) return <Alert tone="info">{messages.nothingToPay}</Alert>;
  return <Amounts {...props} price={quote.data} refreshing={quote.refreshing} />;
}

interface OrderFooterProps {
  order: PricedOrder;
  buyer: Buyer;
  /** Whether there is something to order. */
  possible: boolean;
  /** The word of the button, with what is to be paid where that is known. */
  confirm: (price: string | null) => string;
}

/** 取消 and the one button: it pays, or tops up first. */
export function OrderFooter({ order, buyer, possible, confirm }: OrderFooterProps) {
  const { quote, submitting } = order;
  const price = possible && quote.state === 'ready' ? quote.data : null;
  const { step, disabled } = payStep(order, buyer);
  return (
    <>
      <Button disabled={submitting} onClick={order.onClose}>
        {messages.cancel}
      </Button>
      {step === 'topUp' && price !== null ? (
        <Button variant="primary" disabled={disabled} onClick={order.onTopUp}>
          {messages.topUp}
        </Button>
      ) : (
        <Button variant="primary" loading={submitting} disabled={disabled || price === null} onClick={order.onPay}>
          {confirm(price && formatMoney(fenFromYuan(price.PayPrice)))}
        </Button>
      )}
    </>
  );
}
