import { lazyPiece } from '@compute-market/components/lazy-piece';
import { periodLabel } from '@compute-market/components/rental-selector';
import { Button } from '@compute-market/components/button';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { InfoIcon, ShieldCheckIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { PriceBreakdown } from '@compute-market/components/price-breakdown';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { Price } from '@compute-market/contract/entities/price';
import type { PayFirst } from '@compute-market/contract/enumerations';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { fenFromYuan, fenIfKnown, formatMoney } from '@compute-market/contract/rules/money';
import { hoursOf } from '@compute-market/contract/rules/rental';
import { routes } from '@compute-market/contract/routes';
import { ToldText } from '../../told-text/ToldText';
import { Waiting } from '../../slow-hint';
import { Suspense, useState, type ReactNode } from 'react';
import { dataOf } from '../../resource';
import { isCharged, RunwayLasts } from '../../runway';
import type { FormView } from './form-view';
import { messages } from './messages';
import type { ProjectChoice } from './ProjectSection';
import { OrderProblemNote, payStep, PaidFrom, type Order } from '../../purchase';
import { leftLabel, type Buyer } from '../../viewer';
import { daysAfter, machinesOf, savedBy } from './order-lines';
import { priceGroups } from './price-groups';
import { hoursAfter, isByUsage, type PeriodTerms } from './usage-choice';
import {
  After,
  Block,
  Change,
  Lasts,
  Order as OrderRoot,
  Panel,
  Promise as PromiseLine,
  Split,
} from './OrderPanel.styles';

const CouponPicker = lazyPiece(() => import('./CouponPicker'));
const words = messages.order;

/** What a price depends on besides the machine itself. */
export type OrderTerms = Pick<CreateInstanceForm, 'unit' | 'pack_time' | 'billing' | 'pay_type_first'>;

interface OrderPanelProps {
  /** What is ordered, line by line. */
  facts: readonly DescriptionItem[];
  terms: OrderTerms;
  onPayFirstChange: (first: PayFirst) => void;
  /** Of the member, for the tag of the discount. */
  level: number | undefined;
  order: Order;
  buyer: Buyer;
  /** How long the money lasts before this order is paid (decisions 41); absent until it is read and where nobody tells it. */
  runway?: Runway | null | undefined;
  /** The button that pays. */
  action: ReactNode;
}

/** How long, with the hours that it is priced by. */
export function periodFact({ unit, pack_time, billing }: PeriodTerms): string {
  if (isByUsage({ billing })) return messages.usage.fact;
  const period = { unit, count: pack_time };
  return unit === 'hour' ? periodLabel(period) : words.hours(periodLabel(period), hoursOf(period));
}

/** The lines of a new machine; its project only where an order takes one. */
export function orderFacts({ values, market, choices }: FormView, projects?: ProjectChoice): DescriptionItem[] {
  const { specification } = choices;
  const image = market.options.image_display_info_map[values.image_name];
  const { bandwidth, disk } = market.options;
  const dataDisk = disk.FreeSize + values.add_disk_size;
  return [
    {
      key: 'gpu',
      term: words.gpu,
      detail: <span data-object-name="">{words.models(values.gpu_type, values.gpu_num)}</span>,
    },
    {
      key: 'specification',
      term: words.specification,
      detail: specification && <ToldText>{words.cores(specification.CpuNum, specification.Memory)}</ToldText>,
    },
    { key: 'room', term: words.room, detail: values.district || undefined },
    ...(choices.host === null ? [] : [{ key: 'host', term: messages.host.label, detail: choices.host.HostName }]),
    { key: 'image', term: words.image, detail: image?.ShortDisplayName },
    { key: 'disk', term: words.disk, detail: dataDisk > 0 ? words.disks(disk.SystemSize, dataDisk) : undefined },
    ...(bandwidth.Max > 0 ? [{ key: 'bandwidth', term: words.bandwidth, detail: words.mbps(values.bandwidth) }] : []),
    { key: 'time', term: words.time, detail: periodFact(values) },
    ...(values.quantity > 1
      ? [{ key: 'quantity', term: words.quantity, detail: messages.quantity.machines(values.quantity) }]
      : []),
    ...(projects !== undefined && values.project !== ''
      ? [{ key: 'project', term: messages.project.label, detail: values.project }]
      : []),
  ];
}

function Purses({
  first,
  onPayFirstChange,
  price,
  buyer,
}: Pick<OrderPanelProps, 'onPayFirstChange' | 'buyer'> & { first: PayFirst; price: Price }) {
  if (buyer.kind === 'visitor') return null;
  return (
    <Split>
      <PaidFrom price={price} buyer={buyer} payFirst={first} onPayFirstChange={onPayFirstChange} />
    </Split>
  );
}

function afterPaying(price: Price, terms: OrderTerms, buyer: Buyer, refreshing: boolean): string | null {
  // A price that is being replaced says nothing about the hours of the new choice.
  const saysHours = isByUsage(terms) && !refreshing;
  if (!price.IsEnough || buyer.kind === 'visitor') return buyer.kind === 'visitor' ? words.visitorNote : null;
  if (buyer.kind === 'sub') {
    const left = fenIfKnown(Math.max(0, buyer.left - fenFromYuan(price.PayPrice)));
    return words.limitAfter(leftLabel(buyer), formatMoney(left)) + (saysHours ? hoursAfter(left, price) : '');
  }
  const balance = words.after(formatMoney(fenFromYuan(price.MoneyAfter)));
  if (isByUsage(terms)) return balance + (saysHours ? hoursAfter(fenFromYuan(price.MoneyAfter), price) : '');
  const days = daysAfter(price, terms);
  return balance + (days === null ? '' : words.again(days, machinesOf(price)));
}

/** What is ordered, what it costs line by line, who pays, and the one button. */
export function OrderPanel({ facts, terms, onPayFirstChange, level, order, buyer, runway, action }: OrderPanelProps) {
  const [choosing, setChoosing] = useState(false);
  const { quote, coupons } = order;
  const price = dataOf(quote) ?? null;
  const refreshing = quote.state === 'ready' && quote.refreshing === true;
  const used = coupons?.valid.find(({ CouponId }) => CouponId === price?.CouponId);
  const coupon = coupons && {
    tag: used?.CouponGroup.Name ?? (coupons.valid.length > 0 ? words.noCoupon : words.noneFits),
    action: coupons.all.length > 0 && (
      <Change type="button" onClick={() => setChoosing(true)}>
        {words.change}
      </Change>
    ),
  };
  return (
    <OrderRoot>
      <Panel aria-label={words.title}>
        <Block>
          <h2>{words.title}</h2>
          <OrderProblemNote order={order} buyer={buyer} />
          <DescriptionList dense items={facts} />
        </Block>
        <Block>
          {quote.state === 'loading' && <Waiting label={words.pending} lines={6} />}
          {quote.state === 'error' && (
            <After role="alert">
              <InfoIcon size={14} /> {words.failed}：{quote.reason}{' '}
              <Change type="button" onClick={order.onRetryQuote}>
                {words.retry}
              </Change>
            </After>
          )}
          {price !== null && (
            <PriceBreakdown
              groups={priceGroups(price, terms, level, coupon)}
              total={fenFromYuan(price.PayPrice)}
              saved={savedBy(price)}
              quoting={refreshing}
            >
              <Purses first={terms.pay_type_first} {...{ onPayFirstChange, price, buyer }} />
            </PriceBreakdown>
          )}
          <div data-part="action">{action}</div>
          {price !== null && <After>{afterPaying(price, terms, buyer, refreshing)}</After>}
          {isByUsage(terms) && <Lasts>{messages.usage.more}</Lasts>}
          {price?.EarlyRelease === true && !isByUsage(terms) && <Lasts>{words.earlyRelease}</Lasts>}
          {runway && isCharged(runway) && (
            <Lasts>
              {words.lastsNow}
              <RunwayLasts runway={runway} />
            </Lasts>
          )}
        </Block>
      </Panel>
      <PromiseLine>
        <ShieldCheckIcon size={14} />
        <span>
          {words.promise}
          <Link underline href={routes.agreements.to({ doc: 'rent' })} target="_blank">
            {words.agreement}
          </Link>
        </span>
      </PromiseLine>
      {choosing && coupons !== null && (
        <Suspense fallback={null}>
          <CouponPicker
            coupons={coupons}
            chosen={price?.CouponId ?? null}
            onChoose={order.onCouponChange}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </OrderRoot>
  );
}

/** The one button of the order, for the panel and for the bar of a phone. */
export function PayButton({
  order,
  buyer,
  blocked,
  block = false,
  label = words.pay,
}: {
  order: Order;
  buyer: Buyer;
  blocked: boolean;
  block?: boolean;
  label?: string;
}) {
  const { step, disabled } = payStep(order, buyer);
  const size = { variant: 'primary', size: 'xl', block } as const;
  if (step === 'paid')
    return (
      <Button {...size} disabled>
        {words.paid}
      </Button>
    );
  if (blocked)
    return (
      <Button {...size} disabled>
        {words.gone}
      </Button>
    );
  if (buyer.kind === 'visitor')
    return (
      <Button {...size} onClick={order.onPay}>
        {words.login}
      </Button>
    );
  if (step === 'topUp')
    return (
      <Button {...size} disabled={disabled} onClick={order.onTopUp}>
        {words.topUp}
      </Button>
    );
  return (
    <Button {...size} loading={order.submitting} disabled={disabled} onClick={order.onPay}>
      {label}
    </Button>
  );
}
