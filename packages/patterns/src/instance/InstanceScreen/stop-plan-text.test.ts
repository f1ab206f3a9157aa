import { momentOf } from '@compute-market/contract/rules/moment';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { chosenMoment, lateTonight, momentText, stopPlanText } from './stop-plan-text';

const at = (text: string): number => momentOf(text) ?? 0;
const now = at('2026-11-20 14:05');

test('a moment is named as near as it is, by the day in Beijing', () => {
  expect(momentText(at('2026-11-20 23:00'), now)).toBe('今天 23:00');
  expect(momentText(at('2026-11-21 00:30'), now)).toBe('明天 00:30');
  expect(momentText(at('2026-11-28 23:00'), now)).toBe('2026-11-28 23:00');
});

test('tonight is the next 23:00, tomorrow when that has passed', () => {
  expect(lateTonight(now)).toBe(at('2026-11-20 23:00'));
  expect(lateTonight(at('2026-11-20 23:00'))).toBe(at('2026-11-21 23:00'));
});

test('what was typed is a moment ahead, or none', () => {
  const typed = (date: string, clock: string) => chosenMoment('other', { date, clock }, now);
  expect(chosenMoment('soon', { date: '', clock: '' }, now)).toBe(now + 2 * hourSeconds);
  expect(typed('2026-11-21', '8:30')).toBe(at('2026-11-21 08:30'));
  expect(typed('2026-11-21', '08：30')).toBe(at('2026-11-21 08:30'));
  for (const clock of ['', '24:00', '12:60', '12', 'noon', '12:5']) expect(typed('2026-11-21', clock)).toBeNull();
  expect(typed('2026-11-', '08:30')).toBeNull();
  expect(typed('2026-11-20', '14:05')).toBeNull();
});

test('a plan is one sentence, or none', () => {
  const none = { StopTime: null, IdleHours: null, BeforeMoneyEnds: false, MoneyStopTime: null } as const;
  expect(stopPlanText({ ...none, MoneyStopTime: now }, now)).toBeNull();
  expect(stopPlanText({ ...none, StopTime: at('2026-11-20 23:00'), IdleHours: 2 }, now)).toBe(
    '将于 今天 23:00 关机；GPU 闲置 2 小时后关机',
  );
  expect(stopPlanText({ ...none, BeforeMoneyEnds: true }, now)).toBe('余额用尽前 1 小时关机');
  expect(stopPlanText({ ...none, BeforeMoneyEnds: true, MoneyStopTime: at('2026-11-21 09:00') }, now)).toBe(
    '有扣费将付不出，明天 09:00 关机',
  );
  expect(stopPlanText({ ...none, IdleHours: 2, BeforeMoneyEnds: true, StopBilling: true }, now)).toBe(
    'GPU 闲置 2 小时后停止计费；余额用尽前 1 小时停止计费',
  );
});
