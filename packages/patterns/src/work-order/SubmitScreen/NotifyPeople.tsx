import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { keepFocusNear, pathOf } from '@compute-market/components/focus-near';
import { IconButton } from '@compute-market/components/icon-button';
import { CloseIcon } from '@compute-market/components/icons';
import { Select } from '@compute-market/components/select';
import { TextField } from '@compute-market/components/text-field';
import type { WorkOrderNotification } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_MAX_NOTIFICATIONS } from '@compute-market/contract/constants';
import type { WorkOrderForm } from '@compute-market/contract/forms/work-order-form';
import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { reasonOf } from '../../attempt-dialog';
import { messages } from './messages';
import { AddLine, Person } from './SubmitScreen.styles';

type Kind = WorkOrderNotification['type'];

export interface NotifyPeopleProps {
  /** Keeps what is typed here and not added yet. */
  form: UseFormReturn<WorkOrderForm>;
  people: readonly WorkOrderNotification[];
  /** Rejects with the sentence of the refusal. */
  onAdd: (type: Kind, target: string) => Promise<void>;
  onRemove: (id: number) => Promise<void>;
  /** Says under the field what was refused; null takes it back. */
  onRefused: (reason: string | null) => void;
}

const kinds: readonly Kind[] = ['sms', 'email'];

/** Who else hears of replies: added one by one, each a phone or a mail address. */
export function NotifyPeople({ form, people, onAdd, onRemove, onRefused }: NotifyPeopleProps) {
  const { control } = form;
  const { value: kind, onChange: setKind } = useController({ control, name: 'notify_type' }).field;
  // Not told when it is left: it is left for 添加 too, where nothing is wrong yet.
  const { value: target, onChange: setTarget, ref } = useController({ control, name: 'notify_target' }).field;
  const [busy, setBusy] = useState(false);
  const settle = async (work: Promise<void>) => {
    // The button of who is taken off goes with them, and the line with the last who can be added.
    keepFocusNear(pathOf(document.activeElement));
    setBusy(true);
    onRefused(null);
    const done = await work.then(
      () => true,
      (error: unknown) => {
        onRefused(reasonOf(error));
        return false;
      },
    );
    setBusy(false);
    return done;
  };
  const add = async () => {
    const text = target.trim();
    if (text === '' || busy) return;
    if (people.some(({ type, target: reached }) => type === kind && reached === text)) {
      onRefused(messages.alreadyNotified);
      return;
    }
    if (await settle(onAdd(kind, text))) setTarget('');
  };
  return (
    <>
      {people.length > 0 && (
        <Cluster as="ul" gap={8} align="stretch" spaceBelow={8}>
          {people.map(({ id, type, target: reached }) => (
            <Person key={id}>
              {messages.notifyKinds[type]} {reached}
              <IconButton
                size="sm"
                label={messages.remove(reached)}
                icon={<CloseIcon size={14} />}
                disabled={busy}
                onClick={() => void settle(onRemove(id))}
              />
            </Person>
          ))}
        </Cluster>
      )}
      {people.length < WORK_ORDER_MAX_NOTIFICATIONS && (
        <AddLine>
          <Select
            aria-label={messages.notify}
            value={kind}
            onValueChange={setKind}
            options={kinds.map((value) => ({ value, label: messages.notifyKinds[value] }))}
          />
          <TextField
            ref={ref}
            aria-label={messages.notifyTarget[kind]}
            placeholder={messages.notifyTarget[kind]}
            inputMode={kind === 'sms' ? 'numeric' : 'email'}
            maxLength={100}
            value={target}
            onValueChange={setTarget}
            onKeyDown={(event) => {
              // The form has prevented one that ends a composition.
              if (event.key !== 'Enter' || event.defaultPrevented) return;
              // Enter adds the person; it does not send the ticket.
              event.preventDefault();
              void add();
            }}
          />
          <Button loading={busy} disabled={target.trim() === ''} onClick={() => void add()}>
            {messages.add}
          </Button>
        </AddLine>
      )}
    </>
  );
}
