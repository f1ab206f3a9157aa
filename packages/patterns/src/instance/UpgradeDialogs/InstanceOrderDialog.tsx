import { Alert } from '@compute-market/components/alert';
import { Dialog } from '@compute-market/components/dialog';
import { DescriptionList } from '@compute-market/components/description-list';
import { RentalSelector } from '@compute-market/components/rental-selector';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { secondsOf } from '@compute-market/contract/rules/rental';
import { formatTime } from '@compute-market/contract/rules/time';
import { OrderProblemNote } from '../../purchase';
import type { Buyer } from '../../viewer';
import { isByUsage, shortName, titleOf } from '../../instance-facts';
import { orderable, type RenewDraft } from '../order-draft/order-draft';
import { GrowFields } from './GrowFields';
import { messages } from './messages';
import type { InstanceOrder } from './order';
import { isOfNothing } from './price-lines';
import { OrderFooter, OrderPrice } from './OrderPrice';
import { rulerRoom } from './ruler-room';
import { useNewEnd } from './useNewEnd';

export interface InstanceOrderDialogProps {
  order: InstanceOrder;
  buyer: Buyer;
}

function RenewFields({
  draft,
  quote,
  disabled,
  onChange,
}: {
  draft: RenewDraft;
  quote: InstanceOrder['quote'];
  disabled: boolean;
  onChange: (draft: RenewDraft) => void;
}) {
  const { instance, period } = draft;
  const ends = useNewEnd(quote, secondsOf(period), instance.Due_time);
  return (
    <>
      <RentalSelector
        label={messages.period}
        value={period}
        disabled={disabled}
        onValueChange={(next) => onChange({ ...draft, period: next })}
      />
      <DescriptionList
        dense
        items={[
          { key: 'due', term: messages.dueAt, detail: formatTime(ends.now) },
          { key: 'new', term: messages.newDue, detail: formatTime(ends.renewed) },
        ]}
      />
      {isByUsage(instance) && <Alert tone="info">{messages.byUsage}</Alert>}
    </>
  );
}

/**
 * One order for a rental that exists: more time, disk, processor, memory, cards or bandwidth. It says what there is, what there will be,
 * what the host has left, what it costs line by line until when, and who pays (screens B8).
 */
export function InstanceOrderDialog({ order, buyer }: InstanceOrderDialogProps) {
  const { draft, room, submitting, onChange, onRetryRoom, onClose } = order;
  const asked = orderable(draft, room);
  const renews = draft.action === 'renew';
  const confirm = (price: string | null): string => {
    const kind = renews ? 'renew' : 'grow';
    if (price === null) return messages.confirmShort[kind];
    return order.quote.state === 'ready' && isOfNothing(order.quote.data)
      ? messages.confirm.free
      : messages.confirm[kind](price);
  };
  return (
    <Dialog
      open
      size={renews ? 'lg' : 'md'}
      style={renews ? rulerRoom : undefined}
      onOpenChange={onClose}
      scrimCloses={false}
      busy={submitting}
      title={messages.titles[draft.action]}
      description={messages.subject(titleOf(draft.instance), shortName(draft.instance))}
      footer={<OrderFooter order={order} buyer={buyer} possible={asked !== null} confirm={confirm} />}
    >
      <Stack gap={16}>
        <OrderProblemNote order={order} buyer={buyer} />
        {draft.action === 'renew' ? (
          <RenewFields draft={draft} quote={order.quote} disabled={submitting} onChange={onChange} />
        ) : (
          <>
            <GrowFields
              draft={draft}
              quote={order.quote}
              room={room}
              disabled={submitting}
              onChange={onChange}
              onRetry={onRetryRoom}
            />
            <DescriptionList
              dense
              items={[{ key: 'until', term: messages.until, detail: formatTime(draft.instance.Due_time) }]}
            />
          </>
        )}
        {asked === null ? (
          room.state === 'ready' &&
          draft.action === 'bandwidth' && (
            <Text as="p" size="dense" tone="secondary">
              {messages.choose.bandwidth}
            </Text>
          )
        ) : (
          <OrderPrice
            order={order}
            buyer={buyer}
            payFirst={draft.payFirst}
            onPayFirstChange={(payFirst) => onChange({ ...draft, payFirst })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
