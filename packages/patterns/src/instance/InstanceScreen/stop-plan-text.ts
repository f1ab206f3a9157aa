import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { CONTAINER_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { momentOf } from '@compute-market/contract/rules/moment';
import { formatClock, formatDay, formatTime } from '@compute-market/contract/rules/time';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { stopPlanMessages as words } from './stop-plan-messages';

/** A moment in words, as near as it is: 今天 23:00, 明天 08:00, 2026-11-28 23:00. Seconds since 1970. */
export function momentText(at: number, now: number): string {
  const clock = formatClock(at);
  if (formatDay(at) === formatDay(now)) return words.today(clock);
  return formatDay(at) === formatDay(now + daySeconds) ? words.tomorrow(clock) : formatTime(at);
}

const plannable: readonly number[] = [INSTANCE_STATUS.running, INSTANCE_STATUS.starting, INSTANCE_STATUS.restarting];

/** Whether an instance can be shut down by itself: a virtual machine that runs, or will in a moment. */
export const canPlanStop = ({ ContainerType, Status }: Pick<Instance, 'ContainerType' | 'Status'>): boolean =>
  ContainerType === CONTAINER_TYPE.kvm && plannable.includes(Status);

/** What is planned, in one sentence; null when nothing is. */
export function stopPlanText({ StopTime, IdleHours, BeforeMoneyEnds, MoneyStopTime }: StopPlan, now: number) {
  const parts = [
    ...(StopTime === null ? [] : [words.at(momentText(StopTime, now))]),
    ...(IdleHours === null ? [] : [words.idle(IdleHours)]),
    ...(BeforeMoneyEnds ? [MoneyStopTime === null ? words.money : words.moneyAt(momentText(MoneyStopTime, now))] : []),
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
