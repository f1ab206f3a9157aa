import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { InfoIcon, ShieldCheckIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { PaymentSplit } from '@compute-market/components/payment-split';
import { PriceBreakdown } from '@compute-market/components/price-breakdown';
import { Segmented } from '@compute-market/components/segmented';
import { Skeleton } from '@compute-market/components/skeleton';
import type { Price } from '@compute-market/contract/entities/price';
import { PAY_FIRST, PAY_FIRST_LABELS } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { hoursOf, periodLabel } from '@compute-market/contract/rules/rental';
import { routes } from '@compute-market/contract/routes';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FormView } from './form-view';
import { messages } from './messages';
import type { Buyer, Order } from './order';
import { daysAfter, savedBy } from './order-lines';
import { OrderProblemNote } from './OrderProblemNote';
import { paymentParts, priceGroups } from './price-groups';
import { After, Block, Change, Panel, Promise as PromiseLine, Split } from './OrderPanel.styles';

const CouponPicker = lazy(() => import('./CouponPicker'));
const words = messages.order;

interface OrderPanelProps {
  view: FormView;
  order: Order;
  buyer: Buyer;
  /** The button that pays. */
  action: ReactNode;
}

function Facts({ values, market, choices }: FormView) {
  const { specification } = choices;
  const image = market.options.image_display_info_map[values.image_name];
  const period = { unit: values.unit, count: values.pack_time };
  const { disk } = market.options;
  return (
    <DescriptionList
      dense
      items={[
        { key: 'gpu', term: words.gpu, detail: words.models(values.gpu_type, values.gpu_num) },
        { key: 'specification', term: words.specification, detail: specification && words.cores(specification.CpuNum, specification.Memory) },
        { key: 'room', term: words.room, detail: values.district || undefined },
        { key: 'image', term: words.image, detail: image?.ShortDisplayName },
        { key: 'disk', term: words.disk, detail: words.disks(disk.SystemSize, disk.FreeSize + values.add_disk_size) },
        { key: 'bandwidth', term: words.bandwidth, detail: words.mbps(values.bandwidth) },
        { key: 'time', term: words.time, detail: values.unit === 'hour' ? periodLabel(period) : words.hours(periodLabel(period), hoursOf(period)) },
      ]}
    />
  );
}

function Purses({ view, price, buyer }: { view: FormView; price: Price; buyer: Buyer }) {
  if (buyer.kind === 'visitor') return null;
  const first = view.values.pay_type_first;
  const control = buyer.kind === 'main' && buyer.hasVoucher && (
    <>
      <span>{words.payFirst}</span>
      <Segmented
        size="sm"
        aria-label={words.payFirst}
        value={first}
        onValueChange={(pay_type_first) => view.change({ pay_type_first })}
        options={[PAY_FIRST.voucher, PAY_FIRST.balance].map((value) => ({ value, label: PAY_FIRST_LABELS[value] }))}
      />
    </>
  );
  return (
    <Split>
      <PaymentSplit parts={paymentParts(price, buyer, first)} shortFen={fenFromYuan(price.ShortMoney)} control={control || undefined} />
    </Split>
  );
}

function afterPaying(price: Price, view: FormView, buyer: Buyer): string | null {
  if (!price.IsEnough || buyer.kind === 'visitor') return buyer.kind === 'visitor' ? words.visitorNote : null;
  if (buyer.kind === 'sub') return words.limitAfter(formatMoney(fen(Math.max(0, buyer.left - fenFromYuan(price.PayPrice)))));
  const days = daysAfter(price, view.values);
  return words.after(formatMoney(fenFromYuan(price.MoneyAfter))) + (days === null ? '' : words.again(days));
}

/** What is ordered, what it costs line by line, who pays, and the one button. */
export function OrderPanel({ view, order, buyer, action }: OrderPanelProps) {
  const [choosing, setChoosing] = useState(false);
  const { quote, coupons } = order;
  const price = quote.state === 'ready' ? quote.data : null;
  const used = coupons?.valid.find(({ CouponId }) => CouponId === price?.CouponId);
  const coupon = coupons && {
    tag: used?.CouponGroup.Name ?? (coupons.valid.length > 0 ? words.noCoupon : words.noneFits),
    action: coupons.all.length > 0 && <Change type="button" onClick={() => setChoosing(true)}>{words.change}</Change>,
  };
  return (
    <div>
      <Panel aria-label={words.title}>
        <Block>
          <h2>{words.title}</h2>
          <OrderProblemNote order={order} buyer={buyer} />
          <Facts {...view} />
        </Block>
        <Block>
          {quote.state === 'loading' && <div role="status" aria-label={words.pending}><Skeleton lines={6} /></div>}
          {quote.state === 'error' && (
            <After role="alert">
              <InfoIcon size={14} /> {words.failed}：{quote.reason} <Change type="button" onClick={order.onRetryQuote}>{words.retry}</Change>
            </After>
          )}
          {price !== null && (
            <PriceBreakdown
              groups={priceGroups(price, view.values, view.market.priceInfo?.level, coupon)}
              total={fenFromYuan(price.PayPrice)}
              saved={savedBy(price)}
              quoting={quote.state === 'ready' && quote.refreshing}
            >
              <Purses {...{ view, price, buyer }} />
            </PriceBreakdown>
          )}
          <div data-part="action">{action}</div>
          {price !== null && <After>{afterPaying(price, view, buyer)}</After>}
        </Block>
      </Panel>
      <PromiseLine>
        <ShieldCheckIcon size={14} />
        <span>{words.promise}<Link underline href={routes.agreements.to({ doc: 'rent' })} target="_blank">{words.agreement}</Link></span>
      </PromiseLine>
      {choosing && coupons !== null && (
        <Suspense fallback={null}>
          <CouponPicker coupons={coupons} chosen={price?.CouponId ?? null} onChoose={order.onCouponChange} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The one button of the order, for the panel and for the bar of a phone. */
export function PayButton({ order, buyer, blocked, block = false }: { order: Order; buyer: Buyer; blocked: boolean; block?: boolean }) {
  const { quote, submitting } = order;
  const waiting = quote.state !== 'ready' || quote.refreshing === true;
  const short = quote.state === 'ready' && !quote.data.IsEnough;
  const size = { variant: 'primary', size: 'xl', block } as const;
  if (blocked) return <Button {...size} disabled>{words.gone}</Button>;
  if (buyer.kind === 'visitor') return <Button {...size} onClick={order.onPay}>{words.login}</Button>;
  if (buyer.kind === 'main' && short) return <Button {...size} disabled={waiting} onClick={order.onTopUp}>{words.topUp}</Button>;
  return <Button {...size} loading={submitting} disabled={waiting || short || order.problem?.kind === 'priceChanged'} onClick={order.onPay}>{words.pay}</Button>;
}
