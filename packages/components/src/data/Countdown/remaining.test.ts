import { expect, test } from 'vitest';
import { formatClock, formatRemaining, remainingTone } from './remaining';
import { daySeconds, hourSeconds } from '../../time-units';

test.each([
  [5 * daySeconds + 6 * hourSeconds + 59, '5天6小时'],
  [daySeconds, '1天'],
  [18 * hourSeconds + 12 * 60, '18小时12分'],
  [2 * hourSeconds, '2小时'],
  [42 * 60 + 59, '42分'],
  [59, '不足1分钟'],
])('%i seconds left read %s', (seconds, text) => expect(formatRemaining(seconds)).toBe(text));

test.each([
  [278, '04:38'],
  [0, '00:00'],
  [3878, '1:04:38'],
])('%i seconds left stand as %s on a clock', (seconds, text) => expect(formatClock(seconds)).toBe(text));

test.each([
  [daySeconds, 'calm'],
  [86_399, 'soon'],
  [7200, 'soon'],
  [7199, 'urgent'],
  [1, 'urgent'],
  [0, 'ended'],
])('%i seconds left are %s', (seconds, tone) => expect(remainingTone(seconds)).toBe(tone));
