// @vitest-environment jsdom
import type { Instance } from '@compute-market/contract/entities/instance';
import { dashboardQuery } from '@compute-market/patterns/instance/DashboardScreen';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { filterOf, listKeyOf, readAll, readBareMetals, readPage, readUnpaidOrders } from './dashboard-data';

const query = (search: string) => dashboardQuery.read(new URLSearchParams(search));
const counts = {
  statusDefault: 0,
  statusAll: 0,
  statusRunning: 0,
  statusRunningError: 0,
  statusCreateError: 0,
  statusKeeppedDisk: 0,
};

/** A server that holds so many rows and gives them page by page. */
function serverWith(total: number) {
  const asked: number[] = [];
  vi.spyOn(api, 'call').mockImplementation((_call, input) => {
    const { page, page_size: size } = input as { page: number; page_size: number };
    asked.push(page);
    const data = Array.from(
      { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
      (_, index) => ({ Container_name: `k${(page - 1) * size + index}` }) as Instance,
    );
    return Promise.resolve({ data, total, page, page_size: size, counts } as never);
  });
  return asked;
}

afterEach(() => void vi.restoreAllMocks());

test('a page beyond the end gives the last page, never a false empty', async () => {
  const asked = serverWith(25);
  const page = await readPage(query('page=9&size=10'), 'kvm', {});
  expect([page.page, page.rows.length, asked]).toEqual([3, 5, [9, 3]]);
});

test('a page of machines beyond the end gives the last page too', async () => {
  const asked = serverWith(3);
  const page = await readBareMetals(query('tab=bareMetal&page=2&size=10'), {});
  expect([page.page, page.rows.length, asked]).toEqual([1, 3, [2, 1]]);
});

test('a page of machines tells which are in use, where the back end does', async () => {
  serverWith(3);
  expect((await readBareMetals(query(''), {})).inUse).toBeUndefined();
  vi.spyOn(api, 'call').mockResolvedValue({
    data: [],
    total: 0,
    page: 1,
    page_size: 20,
    InUse: { RunningNum: 2, DueNum: 1, NearestDue: 9 },
  });
  expect((await readBareMetals(query(''), {})).inUse).toEqual({ running: 2, due: { count: 1, nearest: 9 } });
});

test('an empty list is its own first page and is asked for once', async () => {
  const asked = serverWith(0);
  const page = await readPage(query(''), 'kvm', {});
  expect([page.page, page.rows, asked]).toEqual([1, [], [1]]);
});

test('an export walks all pages and tells how far it is', async () => {
  serverWith(230);
  const progress: string[] = [];
  const rows = await readAll({}, {}, (done, total) => progress.push(`${done}/${total}`));
  expect(new Set(rows.map(({ Container_name }) => Container_name)).size).toBe(230);
  expect(progress).toEqual(['100/230', '200/230', '230/230']);
});

test('an export ends when rows vanish on the way', async () => {
  vi.spyOn(api, 'call').mockImplementation((_call, input) =>
    Promise.resolve({
      data: (input as { page: number }).page === 1 ? [{ Container_name: 'k1' }] : [],
      total: 5,
      counts,
    } as never),
  );
  expect(await readAll({}, {})).toHaveLength(1);
});

test('the address becomes the filter of the call; what it does not say is not sent', () => {
  expect(filterOf(query('status=runningError&gpu=H20&q=bert'), 'docker')).toEqual({
    container_type: 'docker',
    status_type: 'statusRunningError',
    gpu_type: 'H20',
    keyword: 'bert',
  });
});

test('what was just bought does not make another list, another page does', () => {
  expect(listKeyOf(query('highlight=k1'))).toBe(listKeyOf(query('')));
  expect(listKeyOf(query('page=2'))).not.toBe(listKeyOf(query('')));
});

test.each([
  ['those that were asked for are counted by the server', [0, 0], 120, 120],
  ['where others come along, those are counted that say it', [0, 1, 2], 3, 1],
  ['one that says nothing makes them unknown', [1, undefined], 2, Number.NaN],
  ['so do those that were not sent', [0, 1], 120, Number.NaN],
  ['none is none', [], 0, 0],
])('top-ups that wait: %s', async (_, states, total, counted) => {
  const data = states.map((Status) => ({ Status }));
  vi.spyOn(api, 'call').mockResolvedValue({ data, total });
  expect(await readUnpaidOrders({})).toBe(counted);
});
