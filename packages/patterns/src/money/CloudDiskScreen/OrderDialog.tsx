import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { Money } from '@compute-market/components/money';
import { PriceBreakdown, type PriceLine } from '@compute-market/components/price-breakdown';
import { QuantityField } from '@compute-market/components/quantity-field';
import { Stack } from '@compute-market/components/stack';
import { CLOUD_DISK_MAX_MONTHS } from '@compute-market/contract/constants';
import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { basisPointsOf, discountFigure } from '@compute-market/contract/rules/discount';
import { fenFromYuan, fenIfKnown, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { MonthsField, OrderProblemNote, payStep, PaidFrom, useTold, type Order } from '../../purchase';
import { RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import { sizeRange, type Disk, type DiskDraft } from './disk-facts';
import { messages } from './messages';
import { Purses } from './CloudDiskScreen.styles';

const words = messages.order;

/** An order under way. */
export interface DiskOrder extends Order {
  readonly draft: DiskDraft;
  readonly onChange: (draft: DiskDraft) => void;
  readonly onClose: () => void;
}

interface OrderDialogProps {
  disk: Disk;
  order: DiskOrder;
  hasVoucher: boolean;
}

/** The lines of a price: where it comes from, and what is taken off. */
function groupsOf(price: Price, { size, months }: DiskDraft, disk: Disk): PriceLine[][] {
  const detail = words.basis(formatUnitPrice(unitFromYuan(disk.MonthPrice)), size, months);
  const items = price.Items.map(({ Name, Amount }) => ({ key: Name, name: Name, detail, fen: fenFromYuan(Amount) }));
  if (price.VipDiscount === 1) return [items];
  return [
    items,
    [
      {
        key: 'vip',
        name: words.vip,
        tag: words.vipTag(discountFigure(basisPointsOf(price.VipDiscount))),
        fen: fenIfKnown(0 - fenFromYuan(price.VipDeduct)),
      },
    ],
  ];
}

function SizeField({ disk, order: { draft, quote, onChange, submitting } }: OrderDialogProps) {
  const told = quote.state === 'ready' && !quote.refreshing ? (quote.data.SizeAfter ?? null) : null;
  const { after } = useTold(told, draft.size, disk.TotalSize);
  const renewing = draft.type === CLOUD_DISK_ORDER.renew;
  if (renewing)
    return <DescriptionList items={[{ key: 'size', term: words.size, detail: words.keptSize(draft.size) }]} />;
  const enlarging = draft.type === CLOUD_DISK_ORDER.enlarge;
  const range = sizeRange(draft, disk);
  return (
    <Field
      label={enlarging ? words.more : words.size}
      hint={enlarging ? words.moreHint(after) : words.sizeHint(range.min, range.max, range.step)}
    >
      <QuantityField
        {...range}
        value={draft.size}
        disabled={submitting}
        onValueChange={(size) => onChange({ ...draft, size })}
      />
    </Field>
  );
}

function Quoted({ disk, order, hasVoucher }: OrderDialogProps) {
  const { draft, quote, onChange, onRetryQuote } = order;
  if (quote.state === 'loading') return <Waiting label={words.pending} lines={5} />;
  if (quote.state === 'error') return <RetryAlert onRetry={onRetryQuote}>{words.failed(quote.reason)}</RetryAlert>;
  const price = quote.data;
  return (
    <>
      <PriceBreakdown
        size="card"
        groups={groupsOf(price, draft, disk)}
        total={fenFromYuan(price.PayPrice)}
        saved={fenFromYuan(price.VipDeduct)}
        quoting={quote.refreshing}
      >
        <Purses>
          <PaidFrom
            price={price}
            buyer={{ kind: 'main', hasVoucher }}
            payFirst={draft.payFirst}
            onPayFirstChange={(payFirst) => onChange({ ...draft, payFirst })}
          />
        </Purses>
      </PriceBreakdown>
      <DescriptionList
        dense
        items={[
          ...(price.DueTimeAfter === null
            ? []
            : [{ key: 'due', term: words.dueAfter, detail: formatTime(price.DueTimeAfter) }]),
          ...(price.IsEnough
            ? [{ key: 'balance', term: words.balanceAfter, detail: <Money fen={fenFromYuan(price.MoneyAfter)} /> }]
            : []),
        ]}
      />
    </>
  );
}

/** Opens, enlarges or renews: how much, how long, what it costs line by line, who pays (screens B13). */
export function OrderDialog({ disk, order, hasVoucher }: OrderDialogProps) {
  const { draft, submitting, onChange, onPay, onTopUp, onClose } = order;
  const buyer = { kind: 'main', hasVoucher } as const;
  const { step, disabled } = payStep(order, buyer);
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      scrimCloses={false}
      busy={submitting}
      title={words.titles[draft.type]}
      footer={
        <>
          <Button disabled={submitting} onClick={onClose}>
            {words.cancel}
          </Button>
          {step === 'topUp' ? (
            <Button variant="primary" disabled={disabled} onClick={onTopUp}>
              {words.topUp}
            </Button>
          ) : (
            <Button variant="primary" loading={submitting} disabled={disabled} onClick={onPay}>
              {words.pay}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <OrderProblemNote order={order} buyer={buyer} />
        <SizeField {...{ disk, order, hasVoucher }} />
        {draft.months > 0 && (
          <MonthsField
            label={words.months}
            most={CLOUD_DISK_MAX_MONTHS}
            value={draft.months}
            disabled={submitting}
            onChange={(months) => onChange({ ...draft, months })}
          />
        )}
        <Quoted {...{ disk, order, hasVoucher }} />
      </Stack>
    </Dialog>
  );
}
