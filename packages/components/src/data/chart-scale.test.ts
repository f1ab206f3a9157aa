import { expect, test } from 'vitest';
import { zhFormats } from '../foundation/LocaleProvider/formats';
import { chartScaleMessages } from './chart-messages';
import { axisText, chartTicks } from './chart-scale';

test.each([
  [0, 170_057, [0, 50_000, 100_000, 150_000, 200_000]],
  [0, 0, [0]],
  [0, 3, [0, 1, 2, 3]],
  [-1661, 3830, [-2000, 0, 2000, 4000]],
  [-500, -20, [-600, -400, -200, 0]],
  [0, 9_999_999_999, [0, 2_500_000_000, 5_000_000_000, 7_500_000_000, 10_000_000_000]],
])('values from %i to %i stand on %j', (low, high, ticks) => expect(chartTicks(low, high)).toEqual(ticks));

test('every value lies inside its lines, and 0 is one of them', () => {
  for (let high = 1; high < 4000; high += 7) {
    const ticks = chartTicks(-high / 3, high);
    expect(ticks[0]).toBeLessThanOrEqual(-high / 3);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks).toContain(0);
  }
});

test('shares may stand on fractions', () =>
  expect(chartTicks(0, 0.4, false)).toEqual([0, 0.1, 0.2, expect.closeTo(0.3), 0.4]));

test.each([
  [150_000, 'money', '1,500'],
  [7_512_340_000, 'money', '7,512.34万'],
  [10_000_000_000, 'money', '1亿'],
  [-166_100, 'money', '−1,661'],
  [50, 'money', '0.5'],
  [25_000, 'count', '2.5万'],
  [0, 'count', '0'],
  [0.925, 'percent', '92.5%'],
] as const)('%d of %s is %s on the axis', (value, measure, text) =>
  expect(axisText(value, measure, { number: zhFormats.number, short: chartScaleMessages.short })).toBe(text),
);
