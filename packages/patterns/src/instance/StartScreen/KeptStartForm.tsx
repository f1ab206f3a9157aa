import { Link } from '@compute-market/components/link';
import { RentalSelector } from '@compute-market/components/rental-selector';
import { CheckoutBar } from '@compute-market/components/checkout-bar';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import {
  BILLING,
  type Billing,
  type DueMode,
  type PayFirst,
  type RentalUnit,
} from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { dueTime } from '@compute-market/contract/rules/rental';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { RestoredAlert } from '../../retry-alert';
import { ToldText } from '../../told-text/ToldText';
import { Columns, FormCard } from '../CreateInstanceScreen/CreateInstanceScreen.styles';
import { messages as rentalMessages } from '../CreateInstanceScreen/messages';
import type { Order } from '../../purchase';
import type { Buyer } from '../../viewer';
import { OrderPanel, PayButton, periodFact } from '../CreateInstanceScreen/OrderPanel';
import { bandwidthPrice, keptDiskDay } from '../CreateInstanceScreen/order-lines';
import { BandwidthChoice, DueChoice } from '../CreateInstanceScreen/rental-choices';
import { Section } from '../CreateInstanceScreen/Section';
import { periodName, usageChoice, usageTerms } from '../CreateInstanceScreen/usage-choice';
import { diskSize } from '../../instance-facts';
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

/** The order of a start from a kept disk: how long, how fast, what happens at the end, and who pays (screens B7). */
export function KeptStartForm(props: KeptStartFormProps) {
  const { instance, option, offer, terms, onTermsChange, order, buyer, level, vipDiscount, restored, onClearDraft } =
    props;
  const { order: facts } = rentalMessages;
  const price = dataOf(order.quote);
  const disks = messages.facts.disks(instance.SystemDisk, instance.AddDisk);
  const hasBandwidth = offer.bandwidth.Max > 0;
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
          <BandwidthChoice
            offer={offer.bandwidth}
            value={terms.bandwidth}
            price={bandwidthPrice(offer.bandwidth, terms.bandwidth)}
            onChange={(bandwidth) => onTermsChange({ ...terms, bandwidth })}
          />
          <DueChoice
            value={terms.due_mode}
            size={diskSize(instance)}
            dayPrice={keptDiskDay(offer.keep_disk, diskSize(instance), vipDiscount)}
            mostDays={offer.keep_disk.MaxDays}
            onChange={(due_mode) => onTermsChange({ ...terms, due_mode })}
          />
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
