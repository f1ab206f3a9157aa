import { expect, test } from 'vitest';
import { calendarDay, calendarMonth } from './time';

test('a month and a day are those of years that a database knows', () => {
  expect(calendarMonth.safeParse('2026-11').success).toBe(true);
  expect(calendarDay.safeParse('2026-11-26').success).toBe(true);
  for (const month of ['0000-01', '0999-12', '3000-01', '2026-13', '2026-1'])
    expect(calendarMonth.safeParse(month).success, month).toBe(false);
  for (const day of ['0000-01-01', '9999-12-31', '2026-11-32'])
    expect(calendarDay.safeParse(day).success, day).toBe(false);
});
