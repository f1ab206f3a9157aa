import { DescriptionList } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { Stack } from '@compute-market/components/stack';
import { RENTAL_UNIT_MAX } from '@compute-market/contract/constants';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { PayFirst } from '@compute-market/contract/enumerations';
import { bareMetalMonthSeconds } from '@compute-market/contract/rules/bare-metal';
import { formatTime } from '@compute-market/contract/rules/time';
import { OrderProblemNote } from '../../purchase';
import type { Buyer } from '../../viewer';
import { messages } from './messages';
import type { PricedOrder } from './order';
import { OrderFooter, OrderPrice } from './OrderPrice';
import { useNewEnd } from './useNewEnd';

/** More months for one machine. */
export interface BareMetalDraft {
  readonly machine: BareMetalInstance;
  readonly months: number;
  readonly payFirst: PayFirst;
}

export interface BareMetalOrder extends PricedOrder {
  readonly draft: BareMetalDraft;
  readonly onChange: (draft: BareMetalDraft) => void;
}

export interface BareMetalRenewDialogProps {
  order: BareMetalOrder;
  buyer: Buyer;
}

const months = Array.from({ length: RENTAL_UNIT_MAX.month }, (_, index) => ({
  value: String(index + 1),
  label: messages.monthCount(index + 1),
}));
const confirm = (price: string | null): string =>
  price === null ? messages.confirmShort.renew : messages.confirm.renew(price);

/** 续费 of a whole machine, by months of thirty days at the price of its contract (screens B8). */
export function BareMetalRenewDialog({ order, buyer }: BareMetalRenewDialogProps) {
  const { draft, quote, submitting, onChange, onClose } = order;
  const { machine } = draft;
  const ends = useNewEnd(quote, draft.months * bareMetalMonthSeconds, machine.Due_time);
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      scrimCloses={false}
      busy={submitting}
      title={messages.titles.renew}
      description={messages.machine(machine.Note || machine.Model, machine.Ip)}
      footer={<OrderFooter order={order} buyer={buyer} possible confirm={confirm} />}
    >
      <Stack gap={16}>
        <OrderProblemNote order={order} buyer={buyer} />
        <Field label={messages.months} hint={messages.contractPrice(machine.ContractNo)}>
          <Select
            value={String(draft.months)}
            options={months}
            disabled={submitting}
            onValueChange={(value) => onChange({ ...draft, months: Number(value) })}
          />
        </Field>
        <DescriptionList
          dense
          items={[
            { key: 'due', term: messages.dueAt, detail: formatTime(ends.now) },
            { key: 'new', term: messages.newDue, detail: formatTime(ends.renewed) },
          ]}
        />
        <OrderPrice
          order={order}
          buyer={buyer}
          payFirst={draft.payFirst}
          onPayFirstChange={(payFirst) => onChange({ ...draft, payFirst })}
        />
      </Stack>
    </Dialog>
  );
}
