import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { RadioCards } from '@compute-market/components/radio-cards';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import type { Instance } from '@compute-market/contract/entities/instance';
import { DUE_MODE, type DueMode } from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { blockedReason, keptDayPrice, paidUntil, shortName, titleOf } from '../../instance-facts';
import { RefusalAlert } from '../../retry-alert';
import type { DialogState } from './dialog-state';
import { Outcomes } from './DueModeDialog.styles';
import { messages } from './messages';
import type { Together } from './operations';
import { useBatch, type Outcome } from './useBatch';

const words = messages.dueMode;

export interface DueModeDialogProps extends DialogState {
  /** One from a row, or all that were chosen; those that are over are skipped. */
  instances: readonly Instance[];
  vipDiscount: BasisPoints;
  onChange: (instance: Instance, mode: DueMode) => Promise<unknown>;
  together: Together;
  /** Names of those that were changed. */
  onChanged?: (names: readonly string[]) => void;
}

const nameOf = ({ Container_name }: Instance) => Container_name;
const sayOutcome = (outcome: Outcome | undefined) => {
  if (outcome === undefined) return words.waiting;
  if (outcome.state === 'failed') return outcome.reason;
  return outcome.state === 'done' ? words.done : words.working;
};

function OutcomeList({
  instances,
  outcomes,
}: {
  instances: readonly Instance[];
  outcomes: ReadonlyMap<string, Outcome>;
}) {
  return (
    <Outcomes aria-label={words.outcomes} aria-live="polite">
      {instances.map((instance) => {
        const outcome = outcomes.get(nameOf(instance));
        return (
          <li key={nameOf(instance)} data-outcome={outcome?.state}>
            <span>{titleOf(instance)}</span>
            <span>{sayOutcome(outcome)}</span>
          </li>
        );
      })}
    </Outcomes>
  );
}

/** What happens to the disk when a rental ends, for one or for many: the price of keeping, the loss of releasing. Many are worked through one by one. */
export function DueModeDialog({ instances, vipDiscount, onChange, together, onChanged, ...state }: DueModeDialogProps) {
  const changeable = instances.filter((instance) => blockedReason('dueMode', instance) === null);
  const [first] = changeable;
  const single = instances.length === 1 ? first : undefined;
  const [mode, setMode] = useState<DueMode>(single?.DueMode ?? DUE_MODE.keep);
  const { outcomes, running, run } = useBatch(nameOf, together);
  const keepPrice = formatMoney(sumFen(changeable.map((instance) => keptDayPrice(instance, vipDiscount))));
  const failed = changeable.filter((instance) => outcomes.get(nameOf(instance))?.state === 'failed');
  const settled = changeable.filter((instance) =>
    ['done', 'failed'].includes(outcomes.get(nameOf(instance))?.state ?? ''),
  );
  // The rest of a batch is tried again as the first of it was done.
  const isFixed = !single && failed.length < settled.length;
  const [firstFailed] = failed;
  const problem = firstFailed && outcomes.get(nameOf(firstFailed));

  const change = async (items: readonly Instance[]) => {
    const done = await run(items, (instance) => onChange(instance, mode));
    onChanged?.(done);
    if (done.length === items.length) state.onOpenChange(false);
  };
  return (
    <Dialog
      {...state}
      title={single ? words.title : words.bulkTitle(changeable.length)}
      description={single && messages.subject(titleOf(single), shortName(single))}
      sheet="auto"
      busy={running}
      footer={
        <>
          <Button disabled={running} onClick={() => state.onOpenChange(false)}>
            {messages.cancel}
          </Button>
          {failed.length > 0 && !running ? (
            <Button variant="primary" onClick={() => void change(failed)}>
              {words.retry}
            </Button>
          ) : (
            <Button
              variant="primary"
              loading={running}
              disabled={changeable.length === 0 || single?.DueMode === mode}
              onClick={() => void change(changeable)}
            >
              {words.save}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        {single && (
          <Text as="p" size="dense" tone="secondary">
            {paidUntil(single) ?? `${words.dueAt} ${formatTime(single.Due_time)}`}
          </Text>
        )}
        {changeable.length < instances.length && (
          <Alert tone="info">{words.skipped(instances.length - changeable.length)}</Alert>
        )}
        <RadioCards
          aria-label={words.label}
          columns={1}
          marks
          disabled={running || isFixed}
          value={String(mode)}
          onValueChange={(value) => setMode(value === String(DUE_MODE.keep) ? DUE_MODE.keep : DUE_MODE.release)}
          cards={[
            { value: String(DUE_MODE.keep), title: words.keep, detail: words.keepFact(keepPrice) },
            { value: String(DUE_MODE.release), title: words.release, detail: words.releaseFact },
          ]}
        />
        {mode === DUE_MODE.release && <Alert tone="warn">{words.lost}</Alert>}
        {single && problem?.state === 'failed' && <RefusalAlert reason={problem.reason} />}
        {!single && outcomes.size > 0 && (
          <>
            {running && (
              <Text as="p" size="dense" tone="secondary">
                {words.progress(settled.length, changeable.length)}
              </Text>
            )}
            <OutcomeList instances={changeable} outcomes={outcomes} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
