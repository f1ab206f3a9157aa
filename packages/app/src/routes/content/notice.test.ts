// @vitest-environment jsdom
import { getBareMetalInstances, getInstances } from '@compute-market/contract/calls/instance';
import { getNotice } from '@compute-market/contract/calls/notice';
import { INSTANCE_STATUS, INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { session } from '../../state/session';
import { loader } from './notice';

const district = '华东一区';
const machine = (name: string, Status: number) => ({ Container_name: name, Note: '', District: district, Status });
const ended = Array.from({ length: 150 }, (_, index) => machine(`ended-${index}`, INSTANCE_STATUS.ended));
const running = Array.from({ length: 150 }, (_, index) => machine(`running-${index}`, INSTANCE_STATUS.running));
const metal = Array.from({ length: 120 }, (_, index) => ({
  Name: `metal-${index}`,
  Note: '',
  District: district,
  Status: index < 110 ? INSTANCE_STATUS.ended : INSTANCE_STATUS.running,
}));

/** A customer with a long history before what runs. */
function serveLongHistory() {
  vi.spyOn(api, 'call').mockImplementation((call, input) => {
    const { status_type, page = 1, page_size = 0 } = input as Record<'status_type', string> & Record<string, number>;
    const pageOf = (rows: readonly unknown[]) =>
      Promise.resolve({ data: rows.slice((page - 1) * page_size, page * page_size), total: rows.length } as never);
    if (call.name === getNotice.name) return Promise.resolve({ Districts: [district] } as never);
    if (call.name === getBareMetalInstances.name) return pageOf(metal);
    expect(call.name).toBe(getInstances.name);
    return pageOf(status_type === INSTANCE_STATUS_FILTER.default ? running : [...ended, ...running]);
  });
}

afterEach(() => {
  session.token = null;
  vi.restoreAllMocks();
});

test('a maintenance counts every machine that runs, bare metal too, however many there are and were', async () => {
  session.token = 'token';
  serveLongHistory();
  const request = new Request('http://localhost/informDetail/3');
  const { affected } = loader({ request, params: { id: '3' } } as unknown as Parameters<typeof loader>[0]);
  const read = await affected;
  expect(read.ok && read.data.length).toBe(running.length + 10);
});
