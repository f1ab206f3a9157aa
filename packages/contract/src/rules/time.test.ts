import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAndHours, formatClock, formatDay, formatTime, monthStart } from './time';

const at = (text: string) => Date.parse(text) / 1000;
const now = at('2026-11-20T14:05:21+08:00');

describe('a moment', () => {
  test('is shown in Beijing, wherever the browser is', () => {
    expect(formatTime(now)).toBe('2026-11-20 14:05');
    expect(formatTime(now, { withSeconds: true })).toBe('2026-11-20 14:05:21');
    expect(formatTime(at('2026-12-31T16:00:00Z'))).toBe('2027-01-01 00:00');
    expect(formatDay(at('2026-02-28T15:59:59Z'))).toBe('2026-02-28');
    expect(formatClock(at('2026-11-20T01:02:03Z'))).toBe('09:02');
  });

  test('agrees with the calendar of Asia/Shanghai', () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(
        fc.integer({ min: at('1992-01-01T00:00:00Z'), max: at('2199-12-31T00:00:00Z') }),
        (seconds) => formatTime(seconds) === calendar.format(seconds * 1000),
      ),
    );
  });
});

test('a runway is told in days and hours', () => {
  expect(daysAndHours(321_694)).toEqual({ days: 3, hours: 17 });
});

test.each([
  ['2026-11-20T14:05:21+08:00', 0, '2026-11-01T00:00:00+08:00'],
  ['2026-10-31T23:59:59+08:00', 0, '2026-10-01T00:00:00+08:00'],
  ['2026-11-01T00:00:00+08:00', 0, '2026-11-01T00:00:00+08:00'],
  ['2026-01-15T00:00:00+08:00', -1, '2025-12-01T00:00:00+08:00'],
  ['2026-12-31T20:00:00+08:00', 1, '2027-01-01T00:00:00+08:00'],
])('the month of %s, moved by %i, begins at %s', (moment, months, start) => {
  expect(monthStart(at(moment), months)).toBe(at(start));
});

test('what never happened has no day', () => {
  expect([formatDay(0), formatTime(0)]).toEqual(['—', '—']);
});
