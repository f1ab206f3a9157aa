import { expect, test } from 'vitest';
import { dashboardQuery } from './dashboard-query';
import { counts } from './fixtures';
import { troubleHref } from './overview-view';

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
