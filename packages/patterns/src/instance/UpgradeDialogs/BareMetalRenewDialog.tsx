import { DescriptionList } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { Stack } from '@compute-market/components/stack';
import { RENTAL_UNIT_MAX } from '@compute-market/contract/constants';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { PayFirst } from '@compute-market/contract/enumerations';
import { bareMetalMonthSeconds } from '@compute-market/contract/rules/bare-metal';
import { formatTime } from '@compute-market/contract/rules/time';
import { MonthsField, OrderProblemNote } from '../../purchase';
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
        <MonthsField
          label={messages.months}
          hint={messages.contractPrice(machine.ContractNo)}
          most={RENTAL_UNIT_MAX.month}
          value={draft.months}
          disabled={submitting}
          onChange={(months) => onChange({ ...draft, months })}
        />
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
