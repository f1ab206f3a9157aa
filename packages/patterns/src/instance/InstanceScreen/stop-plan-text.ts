import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { CONTAINER_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { momentOf } from '@compute-market/contract/rules/moment';
import { stoppableStates } from '@compute-market/contract/rules/stop-plan';
import { formatClock, formatDay, formatTime } from '@compute-market/contract/rules/time';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { isByUsage } from '../../instance-facts';
import { stopPlanMessages as words } from './stop-plan-messages';

/** A moment in words, as near as it is: 今天 23:00, 明天 08:00, 2026-11-28 23:00. Seconds since 1970. */
export function momentText(at: number, now: number): string {
  const clock = formatClock(at);
  if (formatDay(at) === formatDay(now)) return words.today(clock);
  return formatDay(at) === formatDay(now + daySeconds) ? words.tomorrow(clock) : formatTime(at);
}

export const isOff = ({ Status }: Pick<Instance, 'Status'>): boolean => Status === INSTANCE_STATUS.shutDown;

/** Whether its billing can be stopped by itself: it is paid by usage, and the back end knows how (decisions 150). */
export const canStopBilling = (instance: Pick<Instance, 'Billing'>, { StopBilling }: StopPlan): boolean =>
  isByUsage(instance) && StopBilling !== undefined;

/** What a plan is called: 自动停止 where it can stop the billing too. */
export const stopPlanName = (instance: Pick<Instance, 'Billing'>, plan: StopPlan): string =>
  words.name(canStopBilling(instance, plan));

const isContainer = ({ ContainerType }: Pick<Instance, 'ContainerType'>): boolean =>
  ContainerType !== CONTAINER_TYPE.kvm;

/** Whether there is a choice between the end of billing and a mere shutdown: a container, and what is off already, cannot be shut down. */
export const canChooseEnd = (
  instance: Pick<Instance, 'ContainerType' | 'Status' | 'Billing'>,
  plan: StopPlan,
): boolean => canStopBilling(instance, plan) && !isOff(instance) && !isContainer(instance);

/** What a plan is good for, in one sentence. */
export const stopPlanUse = (instance: Pick<Instance, 'ContainerType' | 'Billing'>, plan: StopPlan): string => {
  if (!canStopBilling(instance, plan)) return words.row;
  return isContainer(instance) ? words.rowOfContainer : words.rowByUsage;
};

/** Whether a plan can be made: for a machine that runs, or will in a moment; for billing that can be stopped also while it is off. Of a container billing alone can be stopped. */
export const canPlanStop = (
  instance: Pick<Instance, 'ContainerType' | 'Status' | 'Billing'>,
  plan: StopPlan,
): boolean =>
  (!isContainer(instance) || canStopBilling(instance, plan)) &&
  (stoppableStates.includes(instance.Status) || (isOff(instance) && canStopBilling(instance, plan)));

/** Whether a plan would come to anything: one that only shuts down has nothing to do while the machine is off. */
export const isAhead = (instance: Pick<Instance, 'Status'>, { StopBilling = false }: StopPlan): boolean =>
  StopBilling || !isOff(instance);

/** Whether what is planned stops the billing; before anything is planned it is what saves money. */
export function stopsBilling(
  instance: Pick<Instance, 'ContainerType' | 'Billing' | 'Status'>,
  plan: StopPlan,
): boolean {
  if (!canStopBilling(instance, plan)) return false;
  const isPlanned = plan.StopTime !== null || plan.IdleHours !== null || plan.BeforeMoneyEnds;
  return !canChooseEnd(instance, plan) || !isPlanned || plan.StopBilling === true;
}

/** What is planned, in one sentence; null when nothing is. */
export function stopPlanText(plan: StopPlan, now: number) {
  const { StopTime, IdleHours, BeforeMoneyEnds, MoneyStopTime, StopBilling = false } = plan;
  const end = words.end(StopBilling);
  const money = MoneyStopTime === null ? words.money(end) : words.moneyAt(momentText(MoneyStopTime, now), end);
  const parts = [
    ...(StopTime === null ? [] : [words.at(momentText(StopTime, now), end)]),
    ...(IdleHours === null ? [] : [words.idle(IdleHours, end)]),
    ...(BeforeMoneyEnds ? [money] : []),
  ];
  return parts.length === 0 ? null : parts.join(words.and);
}

const lateClock = '23:00';

/** The next 23:00 in Beijing. */
export function lateTonight(now: number): number {
  const tonight = momentOf(`${formatDay(now)} ${lateClock}`) ?? now;
  return tonight > now ? tonight : tonight + daySeconds;
}

export type StopChoice = 'soon' | 'tonight' | 'other';

/** A day and a time of day as they are typed. */
interface TypedMoment {
  readonly date: string;
  readonly clock: string;
}

/** The moment that was chosen, seconds since 1970; null when what was typed is none that lies ahead. */
export function chosenMoment(choice: StopChoice, { date, clock }: TypedMoment, now: number): number | null {
  if (choice === 'soon') return now + 2 * hourSeconds;
  if (choice === 'tonight') return lateTonight(now);
  const [hour = '', minute = ''] = clock.trim().replace('：', ':').split(':');
  const isClock = /^\d{1,2}$/.test(hour) && /^\d{2}$/.test(minute) && Number(hour) < 24 && Number(minute) < 60;
  const at = isClock && /^\d{4}-\d{2}-\d{2}$/.test(date) ? momentOf(`${date} ${hour}:${minute}`) : null;
  return at !== null && at > now ? at : null;
}
