import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { ChevronRightIcon } from '@compute-market/components/icons';
import { QuantityField } from '@compute-market/components/quantity-field';
import { Segmented } from '@compute-market/components/segmented';
import { Slider } from '@compute-market/components/slider';
import { Text } from '@compute-market/components/text';
import type { Price } from '@compute-market/contract/entities/price';
import { useTold } from '../../purchase';
import type { Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import {
  afterOf,
  currentOf,
  fitAmount,
  hasRoom,
  partsOf,
  withPart,
  type GrowDraft,
  type Room,
} from '../order-draft/order-draft';
import { messages } from './messages';
import { Change } from './UpgradeDialogs.styles';

interface GrowFieldsProps {
  draft: GrowDraft;
  quote: Resource<Price>;
  room: Resource<Room>;
  disabled: boolean;
  onChange: (draft: GrowDraft) => void;
  onRetry: () => void;
}

const effectOf = ({ part, amount, instance }: GrowDraft): string =>
  part === 'bandwidth' && amount < currentOf('bandwidth', instance) ? messages.effects.less : messages.effects[part];

function Amount({
  draft,
  room,
  disabled,
  onChange,
}: {
  draft: GrowDraft;
  room: Room;
  disabled: boolean;
  onChange: (draft: GrowDraft) => void;
}) {
  const { part } = draft;
  const { min, max, step, choices, disks } = room;
  const figure = messages.figures[part];
  const amount = fitAmount(draft.amount, room);
  const change = (next: number) => onChange({ ...draft, amount: next });
  if (part === 'bandwidth')
    return (
      <Field reserve={false}>
        <Slider
          label={messages.amounts.bandwidth}
          unit={messages.mbps}
          minLabel={messages.free(figure(min))}
          {...{ min, max, disabled }}
          value={amount}
          onValueChange={change}
        />
      </Field>
    );
  if (choices !== undefined) {
    return (
      <Field label={messages.amounts[part]}>
        <Segmented
          aria-label={messages.amounts[part]}
          disabled={disabled}
          value={String(amount)}
          onValueChange={(value) => change(Number(value))}
          options={choices.map((count) => ({ value: String(count), label: figure(count) }))}
        />
      </Field>
    );
  }
  const hint =
    disks === undefined
      ? messages.most(figure(max))
      : `${messages.most(figure(max))}；${messages.disks(disks.used, disks.most)}`;
  return (
    <Field label={messages.amounts[part]} hint={hint}>
      <QuantityField {...{ min, max, step, disabled }} value={amount} onValueChange={change} />
    </Field>
  );
}

/** What there is and what there will be: of what is added as its price tells it, since the row may be older than the same order elsewhere (decisions 186). */
function Sizes({ draft, quote }: Pick<GrowFieldsProps, 'draft' | 'quote'>) {
  const figure = messages.figures[draft.part];
  const told = quote.state === 'ready' && !quote.refreshing ? (quote.data.SizeAfter ?? null) : null;
  const { before } = useTold(told, draft.amount, currentOf(draft.part, draft.instance));
  return (
    <Change>
      <span>
        {messages.now} <strong>{figure(before)}</strong>
      </span>
      <ChevronRightIcon size={14} />
      <span>
        {messages.after} <strong>{figure(afterOf(draft, before))}</strong>
      </span>
    </Change>
  );
}

/** What is changed, by how much, within what the machine has left, and what that means. */
export function GrowFields({ draft, quote, room, disabled, onChange, onRetry }: GrowFieldsProps) {
  const parts = partsOf[draft.action];
  const fitted =
    room.state === 'ready' && hasRoom(room.data) ? { ...draft, amount: fitAmount(draft.amount, room.data) } : null;
  return (
    <>
      {parts.length > 1 && (
        <Segmented
          aria-label={messages.part}
          disabled={disabled}
          value={draft.part}
          onValueChange={(part) => onChange(withPart(draft, part))}
          options={parts.map((value) => ({ value, label: messages.parts[value] }))}
        />
      )}
      {room.state === 'loading' && <Waiting label={messages.roomPending} lines={2} />}
      {room.state === 'error' && <RetryAlert onRetry={onRetry}>{messages.roomFailed(room.reason)}</RetryAlert>}
      {room.state === 'ready' && !hasRoom(room.data) && <Alert tone="warn">{messages.none[draft.part]}</Alert>}
      {fitted !== null && room.state === 'ready' && (
        <>
          <Amount draft={fitted} room={room.data} disabled={disabled} onChange={onChange} />
          <Sizes key={draft.part} draft={fitted} quote={quote} />
          <Text as="p" size="dense" tone="secondary">
            {effectOf(fitted)}
          </Text>
        </>
      )}
    </>
  );
}
