import { describe, expect, test } from 'vitest';
import { presetOf, presetRange, rangeProblem } from './date-range';

describe('presets', () => {
  test.each([
    ['thisMonth', '2026-11-21', '2026-11-01', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['lastMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2027-01-05', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['last90Days', '2026-11-21', '2026-08-24', '2026-11-21'],
  ] as const)('%s on %s is %s to %s', (preset, today, start, end) => {
    expect(presetRange(preset, today)).toEqual({ start, end });
    expect(presetOf({ start, end }, [preset], today)).toBe(preset);
  });

  test('a range of its own is none of them', () => {
    expect(
      presetOf({ start: '2026-11-02', end: '2026-11-20' }, ['thisMonth', 'lastMonth', 'last90Days'], '2026-11-21'),
    ).toBeUndefined();
  });
});

describe('a range', () => {
  const rules = { min: '2025-11-21', max: '2026-11-21', maxDays: 90 };
  test.each([
    ['', '', undefined],
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-08-24', '2026-11-21', undefined],
    ['2026-11-01', '', 'incomplete'],
    ['0002-11-01', '2026-11-01', 'noSuchDay'],
    ['2026-11-01', '2026-02-29', 'noSuchDay'],
    ['2026-02-29', '', 'noSuchDay'],
    ['2026-11-02', '2026-11-01', 'reversed'],
    ['2025-11-20', '2025-11-30', 'tooEarly'],
    ['2026-11-01', '2026-11-22', 'tooLate'],
    ['2026-08-23', '2026-11-21', 'tooLong'],
  ])('%s to %s: %s', (start, end, problem) => {
    expect(rangeProblem({ start, end }, rules)).toBe(problem);
  });
});
