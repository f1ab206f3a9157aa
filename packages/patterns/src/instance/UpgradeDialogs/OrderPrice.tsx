import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Money } from '@compute-market/components/money';
import { PaymentSplit, type PaymentPart } from '@compute-market/components/payment-split';
import { PriceBreakdown } from '@compute-market/components/price-breakdown';
import { Segmented } from '@compute-market/components/segmented';
import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST, PAY_FIRST_LABELS, type PayFirst } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { Waiting } from '../../slow-hint';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import type { OrderBuyer, OrderFailure, PricedOrder } from './order';
import { priceLines } from './price-lines';
import { LineAction, Purses } from './UpgradeDialogs.styles';

const CouponPicker = lazy(() => import('../CreateInstanceScreen/CouponPicker'));

interface OrderPriceProps {
  order: PricedOrder;
  buyer: OrderBuyer;
  payFirst: PayFirst;
  onPayFirstChange: (payFirst: PayFirst) => void;
}

/** The purses in the order in which they pay (decisions 13 to 15). */
function partsOf(price: Price, buyer: OrderBuyer, payFirst: PayFirst): PaymentPart[] {
  if (buyer.kind === 'sub') return [{ source: 'limit', fen: fenFromYuan(price.PayPrice) }];
  const voucher: PaymentPart = { source: 'voucher', fen: fenFromYuan(price.PowerMoneyPay) };
  const balance: PaymentPart = { source: 'balance', fen: fenFromYuan(price.MoneyPay) };
  const credit: PaymentPart = { source: 'credit', fen: fenFromYuan(price.CreditPay) };
  return payFirst === PAY_FIRST.voucher ? [voucher, balance, credit] : [balance, voucher, credit];
}

function afterOf(price: Price, buyer: OrderBuyer) {
  if (!price.IsEnough) return [];
  if (buyer.kind === 'sub')
    return [
      {
        key: 'limit',
        term: messages.limitAfter,
        detail: <Money fen={fen(Math.max(0, buyer.left - fenFromYuan(price.PayPrice)))} />,
      },
    ];
  return [{ key: 'balance', term: messages.balanceAfter, detail: <Money fen={fenFromYuan(price.MoneyAfter)} /> }];
}

/** Why an order was not done, and what to do. */
export function FailureNote({ failure }: { failure: OrderFailure }) {
  return (
    <Alert tone={failure.kind === 'refused' ? 'err' : 'warn'} announced>
      {failure.kind === 'refused' ? failure.reason : messages.unknown}
    </Alert>
  );
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
  const control = buyer.kind === 'main' && buyer.hasVoucher && (
    <>
      <span>{messages.payFirst}</span>
      <Segmented
        size="sm"
        aria-label={messages.payFirst}
        value={payFirst}
        onValueChange={onPayFirstChange}
        options={[PAY_FIRST.voucher, PAY_FIRST.balance].map((value) => ({ value, label: PAY_FIRST_LABELS[value] }))}
      />
    </>
  );
  return (
    <>
      <PriceBreakdown
        size="card"
        groups={priceLines(price, coupon)}
        total={fenFromYuan(price.PayPrice)}
        saved={sumFen([price.PeriodDeduct, price.VipDeduct, price.CouponAmount].map(fenFromYuan))}
        quoting={refreshing}
      >
        <Purses>
          <PaymentSplit
            parts={partsOf(price, buyer, payFirst)}
            shortFen={fenFromYuan(price.ShortMoney)}
            control={control || undefined}
          />
        </Purses>
      </PriceBreakdown>
      <DescriptionList dense items={afterOf(price, buyer)} />
      {buyer.kind === 'sub' && !price.IsEnough && <Alert tone="warn">{messages.limitShort(messages.askMain)}</Alert>}
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
  const { quote, onRetry } = props.order;
  if (quote.state === 'loading') return <Waiting label={messages.pending} lines={4} />;
  if (quote.state === 'error')
    return (
      <Alert
        tone="err"
        announced
        action={
          <Button size="sm" onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      >
        {messages.failed(quote.reason)}
      </Alert>
    );
  if (quote.data.Items.length === 0) return <Alert tone="info">{messages.nothingToPay}</Alert>;
  return <Amounts {...props} price={quote.data} refreshing={quote.refreshing} />;
}

interface OrderFooterProps {
  order: PricedOrder;
  buyer: OrderBuyer;
  /** Whether there is something to order. */
  possible: boolean;
  /** The word of the button, with what is to be paid where that is known. */
  confirm: (price: string | null) => string;
}

/** 取消 and the one button: it pays, or tops up first. */
export function OrderFooter({ order, buyer, possible, confirm }: OrderFooterProps) {
  const { quote, submitting } = order;
  const price = possible && quote.state === 'ready' ? quote.data : null;
  const waiting = price === null || (quote.state === 'ready' && quote.refreshing === true);
  const short = price !== null && !price.IsEnough;
  return (
    <>
      <Button disabled={submitting} onClick={order.onClose}>
        {messages.cancel}
      </Button>
      {short && buyer.kind === 'main' ? (
        <Button variant="primary" disabled={waiting} onClick={order.onTopUp}>
          {messages.topUp}
        </Button>
      ) : (
        <Button variant="primary" loading={submitting} disabled={waiting || short} onClick={order.onPay}>
          {confirm(price && formatMoney(fenFromYuan(price.PayPrice)))}
        </Button>
      )}
    </>
  );
}
