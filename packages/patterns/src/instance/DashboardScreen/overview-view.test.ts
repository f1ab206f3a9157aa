import { expect, test } from 'vitest';
import { dashboardQuery } from './dashboard-query';
import { counts } from './fixtures';
import { hrefToBoth, troubleHref } from './overview-view';

const { blank } = dashboardQuery;
const none = { ...counts, statusRunningError: 0 };

test('those in trouble are looked for in the tab that may have them', () => {
  expect(troubleHref(blank, counts)).toBe('/console/dashboard?status=runningError');
  expect(troubleHref(blank, none)).toBe('/console/dashboard?tab=docker&status=runningError');
  expect(troubleHref({ ...blank, tab: 'docker' }, none)).toBe('/console/dashboard?status=runningError');
  // Another filter may be why the list has none.
  expect(troubleHref({ ...blank, q: 'bert' }, none)).toBe('/console/dashboard?status=runningError');
  expect(troubleHref({ ...blank, tab: 'bareMetal' }, none)).toBe('/console/dashboard?status=runningError');
});

test('a figure leads to whole machines where it counts nothing else', () => {
  const running = { status: 'statusRunning' } as const;
  const href = (rentals: number | undefined, machines: number) => hrefToBoth(blank, running, { rentals, machines });
  expect(href(0, 1)).toBe('/console/dashboard?tab=bareMetal');
  for (const both of [href(2, 1), href(0, 0), href(undefined, 1)])
    expect(both).toBe('/console/dashboard?status=running');
});
