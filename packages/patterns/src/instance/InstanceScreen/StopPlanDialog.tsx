import { Alert } from '@compute-market/components/alert';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import { DateField } from '@compute-market/components/date-field';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { Segmented } from '@compute-market/components/segmented';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { TextField } from '@compute-market/components/text-field';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { idleStopHours, stopAheadSeconds, type IdleStopHours } from '@compute-market/contract/rules/stop-plan';
import { formatClock, formatDay } from '@compute-market/contract/rules/time';
import { idleBelow } from '@compute-market/contract/rules/usage';
import { useRef, useState, type FormEvent } from 'react';
import type { DialogControl } from '../../form-dialog';
import { isByUsage, shortName, titleOf } from '../../instance-facts';
import { messages as dialogMessages } from '../InstanceDialogs/messages';
import { useSave } from '../InstanceDialogs/useSave';
import { DialogFooter } from '../../form-dialog';
import { RefusalAlert } from '../../retry-alert';
import { stopPlanMessages } from './stop-plan-messages';
import {
  canChooseEnd,
  chosenMoment,
  lateTonight,
  momentText,
  stopPlanName,
  stopsBilling,
  type StopChoice,
} from './stop-plan-text';

const words = stopPlanMessages.dialog;

/** What a customer wishes: null and false are no wish. */
export interface StopWish {
  /** Seconds since 1970. */
  readonly stopTime: number | null;
  readonly idleHours: IdleStopHours | null;
  readonly beforeMoneyEnds: boolean;
  /** What ends then is the billing by usage, with the disk kept; else the machine is shut down. */
  readonly stopsBilling: boolean;
}

export interface StopPlanDialogProps extends DialogControl {
  readonly instance: Instance;
  readonly plan: StopPlan;
  /** Seconds by the server's clock. */
  readonly now: number;
  /** Replaces the plan; rejects with an error whose message is the server's reason. `name`: what the plan is called, 自动停止. */
  readonly onSave: (wish: StopWish, name: string) => Promise<unknown>;
}

const hourOptions = idleStopHours.map((hours) => ({ value: String(hours), label: words.hours(hours) }));

/** What each end means for the money. */
const honestOf = (instance: Instance, isStopping: boolean): string =>
  isStopping ? words.honestStopping : isByUsage(instance) ? words.honestByUsage : words.honest;

interface EndChoiceProps {
  readonly isStopping: boolean;
  readonly onChange: (isStopping: boolean) => void;
}

/** 停止计费 or 仅关机: by usage only the first saves money. */
const EndChoice = ({ isStopping, onChange }: EndChoiceProps) => (
  <Field group label={words.end}>
    <Segmented
      value={String(isStopping)}
      onValueChange={(value) => onChange(value === 'true')}
      options={[
        { value: 'true', label: stopPlanMessages.end(true) },
        { value: 'false', label: words.onlyOff },
      ]}
    />
  </Field>
);

/** When a machine shall be shut down by itself, and that this saves no money (decisions 108); by usage also when its billing shall be stopped, which does (decisions 150). */
export function StopPlanDialog({ instance, plan, now, onSave, open, onClose, onClosed }: StopPlanDialogProps) {
  const [byTime, setByTime] = useState(plan.StopTime !== null);
  const [choice, setChoice] = useState<StopChoice>(plan.StopTime === null ? 'tonight' : 'other');
  const [date, setDate] = useState(formatDay(plan.StopTime ?? now));
  const [clock, setClock] = useState(plan.StopTime === null ? '' : formatClock(plan.StopTime));
  const [byIdle, setByIdle] = useState(plan.IdleHours !== null);
  const [idleHours, setIdleHours] = useState<IdleStopHours>(plan.IdleHours ?? 2);
  const [byMoney, setByMoney] = useState(plan.BeforeMoneyEnds);
  const [isStopping, setIsStopping] = useState(stopsBilling(instance, plan));
  const [sent, setSent] = useState(false);
  const clockField = useRef<HTMLInputElement>(null);
  const { busy, reason, save } = useSave(onClose);

  const stopTime = chosenMoment(choice, { date, clock }, now);
  const knowsUse = plan.GpuUseKnown !== false;
  const end = stopPlanMessages.end(isStopping);
  const isMissing = byTime && stopTime === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (isMissing) {
      clockField.current?.focus();
      return;
    }
    const wish = {
      stopTime: byTime ? stopTime : null,
      idleHours: byIdle ? idleHours : null,
      beforeMoneyEnds: byMoney,
      stopsBilling: isStopping,
    };
    void save(() => onSave(wish, stopPlanName(instance, plan)));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      title={stopPlanName(instance, plan)}
      description={dialogMessages.subject(titleOf(instance), shortName(instance))}
      sheet="auto"
      busy={busy}
      scrimCloses={false}
      footer={<DialogFooter form="stop-plan" label={words.save} busy={busy} onCancel={onClose} />}
    >
      <Stack as="form" gap={12} id="stop-plan" noValidate onSubmit={submit}>
        <RefusalAlert reason={reason} />
        {canChooseEnd(instance, plan) && <EndChoice isStopping={isStopping} onChange={setIsStopping} />}
        <CheckboxField checked={byTime} onCheckedChange={setByTime}>
          {words.time(end)}
        </CheckboxField>
        {byTime && (
          <Segmented
            aria-label={words.when}
            value={choice}
            onValueChange={setChoice}
            options={[
              { value: 'tonight', label: momentText(lateTonight(now), now) },
              { value: 'soon', label: words.inTwoHours },
              { value: 'other', label: words.other },
            ]}
          />
        )}
        {byTime && choice === 'other' && (
          <>
            <Field label={words.date}>
              <DateField
                value={date}
                onValueChange={setDate}
                min={formatDay(now)}
                max={formatDay(now + stopAheadSeconds)}
              />
            </Field>
            <Field label={words.clock} hint={words.clockHint} error={sent && isMissing ? words.past : undefined}>
              <TextField ref={clockField} value={clock} onValueChange={setClock} autoComplete="off" />
            </Field>
          </>
        )}
        <CheckboxField
          checked={byIdle}
          onCheckedChange={setByIdle}
          disabled={!knowsUse && !byIdle}
          hint={knowsUse ? words.idleHint(idleBelow) : words.idleUnknown}
        >
          {words.idle(end)}
        </CheckboxField>
        {byIdle && (
          <Segmented
            aria-label={words.idleFor}
            value={String(idleHours)}
            onValueChange={(value) => setIdleHours(idleStopHours.find((hours) => String(hours) === value) ?? idleHours)}
            options={hourOptions}
          />
        )}
        <CheckboxField
          checked={byMoney}
          onCheckedChange={setByMoney}
          hint={
            plan.MoneyStopTime === null ? words.moneyHint(end) : words.moneyAt(momentText(plan.MoneyStopTime, now), end)
          }
        >
          {words.money(end)}
        </CheckboxField>
        <Alert tone="info">{honestOf(instance, isStopping)}</Alert>
        <Text as="p" size="small" tone="secondary">
          {words.notice(end)}
        </Text>
      </Stack>
    </Dialog>
  );
}
