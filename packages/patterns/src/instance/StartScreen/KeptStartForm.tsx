import { Link } from '@compute-market/components/link';
import { RadioCards } from '@compute-market/components/radio-cards';
import { RentalSelector } from '@compute-market/components/rental-selector';
import { Slider } from '@compute-market/components/slider';
import { Tag } from '@compute-market/components/tag';
import { CheckoutBar } from '@compute-market/components/checkout-bar';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import {
  BILLING,
  DUE_MODE,
  type Billing,
  type DueMode,
  type PayFirst,
  type RentalUnit,
} from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { fenFromYuan, formatMoney, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { unitTimes } from '@compute-market/contract/rules/price';
import { dueTime } from '@compute-market/contract/rules/rental';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { RestoredAlert } from '../../retry-alert';
import { ToldText } from '../../told-text/ToldText';
import { Hourly, Inline, Columns, FormCard } from '../CreateInstanceScreen/CreateInstanceScreen.styles';
import { messages as rentalMessages } from '../CreateInstanceScreen/messages';
import type { Order } from '../../purchase';
import type { Buyer } from '../../viewer';
import { OrderPanel, PayButton, periodFact } from '../CreateInstanceScreen/OrderPanel';
import { Section } from '../CreateInstanceScreen/Section';
import { periodName, usageChoice, usageTerms } from '../CreateInstanceScreen/usage-choice';
import { diskSize, keptDayPrice } from '../../instance-facts';
import { dataOf } from '../../resource';
import { messages } from './messages';
import { Fixed } from './StartScreen.styles';

const words = messages.kept;

/** What is chosen for a start from a kept disk; the machine itself was chosen before. */
export interface KeptStartTerms {
  readonly unit: RentalUnit;
  readonly pack_time: number;
  readonly billing: Billing;
  /** Mbps in all. */
  readonly bandwidth: number;
  readonly due_mode: DueMode;
  readonly pay_type_first: PayFirst;
}

export interface KeptStartFormProps {
  instance: Instance;
  /** The machine that was chosen. */
  option: StartOption;
  /** Free part and most of the bandwidth, and how long a disk is kept. */
  offer: Pick<StoreOptions, 'bandwidth' | 'keep_disk'>;
  terms: KeptStartTerms;
  onTermsChange: (terms: KeptStartTerms) => void;
  /** The terms are those of an earlier visit that were not paid (screens A5). */
  restored: boolean;
  onClearDraft: () => void;
  order: Order;
  buyer: Buyer;
  /** Of the member. */
  level: number | undefined;
  vipDiscount: BasisPoints;
  /** The server's time, seconds. */
  now: number;
}

function Period({
  terms,
  onTermsChange,
  now,
  order,
}: Pick<KeptStartFormProps, 'terms' | 'onTermsChange' | 'now' | 'order'>) {
  const period = { unit: terms.unit, count: terms.pack_time };
  return (
    <Section label={rentalMessages.period.label} value={periodName(terms)} open>
      <RentalSelector
        value={period}
        usage={usageChoice(terms, order.quote, () => onTermsChange({ ...terms, ...usageTerms }))}
        onValueChange={({ unit: chosen, count }) =>
          onTermsChange({ ...terms, unit: chosen, pack_time: count, billing: BILLING.prepaid })
        }
        note={rentalMessages.period.note}
        dueTime={formatTime(dueTime(now, period))}
      />
    </Section>
  );
}

/** From the free part up; only where some can be chosen. */
function Bandwidth({ offer, terms, onTermsChange }: Pick<KeptStartFormProps, 'offer' | 'terms' | 'onTermsChange'>) {
  const { Free, Max, HourPrice } = offer.bandwidth;
  const { label, unit: mbps, free } = rentalMessages.bandwidth;
  const price = unitTimes(unitFromYuan(HourPrice), Math.max(0, terms.bandwidth - Free));
  return (
    <Section label={label} value={`${terms.bandwidth}${mbps}`}>
      <Inline>
        <Slider
          label={label}
          min={Free}
          max={Max}
          value={terms.bandwidth}
          unit={mbps}
          minLabel={free(Free)}
          onValueChange={(bandwidth) => onTermsChange({ ...terms, bandwidth })}
        />
        <Hourly>{price === 0 ? rentalMessages.free : rentalMessages.hourly(formatUnitPrice(price))}</Hourly>
      </Inline>
    </Section>
  );
}

function Due({
  instance,
  offer,
  terms,
  onTermsChange,
  vipDiscount,
}: Pick<KeptStartFormProps, 'instance' | 'offer' | 'terms' | 'onTermsChange' | 'vipDiscount'>) {
  const due = rentalMessages.due;
  return (
    <Section label={due.label} value={terms.due_mode === DUE_MODE.keep ? due.keep : due.release}>
      <RadioCards
        aria-label={due.label}
        columns={2}
        marks
        value={String(terms.due_mode)}
        onValueChange={(mode) =>
          onTermsChange({ ...terms, due_mode: mode === String(DUE_MODE.keep) ? DUE_MODE.keep : DUE_MODE.release })
        }
        cards={[
          {
            value: String(DUE_MODE.keep),
            title: due.keep,
            tag: <Tag tone="info">{due.recommended}</Tag>,
            detail: (
              <ToldText>
                {due.keepDetail(
                  diskSize(instance),
                  formatMoney(keptDayPrice(instance, vipDiscount)),
                  offer.keep_disk.MaxDays || Number.NaN,
                )}
              </ToldText>
            ),
          },
          { value: String(DUE_MODE.release), title: due.release, detail: due.releaseDetail },
        ]}
      />
    </Section>
  );
}

/** The order of a start from a kept disk: how long, how fast, what happens at the end, and who pays (screens B7). */
export function KeptStartForm(props: KeptStartFormProps) {
  const { instance, option, terms, onTermsChange, order, buyer, level, restored, onClearDraft } = props;
  const { order: facts } = rentalMessages;
  const price = dataOf(order.quote);
  const disks = messages.facts.disks(instance.SystemDisk, instance.AddDisk);
  const hasBandwidth = props.offer.bandwidth.Max > 0;
  const pay = { order, buyer, blocked: false, label: words.pay };
  const machine = facts.models(option.Gpu_type, option.Gpu_num);
  return (
    <>
      {restored && <RestoredAlert onClear={onClearDraft} />}
      <Columns>
        <FormCard aria-label={messages.startTitle} noValidate onSubmit={(event) => event.preventDefault()}>
          <Period {...props} />
          <Section label={words.machine} value={machine}>
            <Fixed>
              <b>{machine}</b>
              <span>
                {option.SpecName} · <ToldText>{facts.cores(option.CpuNum, option.Memory)}</ToldText>
              </span>
              <Link href={routes.instanceAvailableKvmStore.to({ instance_name: instance.Container_name })}>
                {words.change}
              </Link>
            </Fixed>
          </Section>
          <Section label={words.system} value={words.carried}>
            <Fixed>
              <b>{words.carried}</b>
              <span>
                <ToldText>{words.carriedDetail(instance.ImageLabel, disks)}</ToldText>
              </span>
            </Fixed>
          </Section>
          {hasBandwidth && <Bandwidth {...props} />}
          <Due {...props} />
        </FormCard>
        <OrderPanel
          facts={[
            { key: 'gpu', term: facts.gpu, detail: machine },
            {
              key: 'specification',
              term: facts.specification,
              detail: <ToldText>{facts.cores(option.CpuNum, option.Memory)}</ToldText>,
            },
            { key: 'room', term: facts.room, detail: instance.District },
            { key: 'image', term: facts.image, detail: instance.ImageLabel },
            { key: 'disk', term: facts.disk, detail: <ToldText>{disks}</ToldText> },
            ...(hasBandwidth ? [{ key: 'bandwidth', term: facts.bandwidth, detail: facts.mbps(terms.bandwidth) }] : []),
            { key: 'time', term: facts.time, detail: periodFact(terms) },
          ]}
          terms={terms}
          onPayFirstChange={(pay_type_first) => onTermsChange({ ...terms, pay_type_first })}
          level={level}
          order={order}
          buyer={buyer}
          action={<PayButton {...pay} block />}
        />
      </Columns>
      <CheckoutBar
        fen={price && fenFromYuan(price.PayPrice)}
        quoting={order.quote.state === 'ready' && order.quote.refreshing}
        action={<PayButton {...pay} />}
      />
    </>
  );
}
