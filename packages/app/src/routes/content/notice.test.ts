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
const rented = [...ended, machine('still-running', INSTANCE_STATUS.running)];

/** A customer whose newest 150 machines are over. */
function serverWith(rows: typeof rented) {
  vi.spyOn(api, 'call').mockImplementation((call, input) => {
    const { status_type, page_size = 0 } = input as { status_type?: string; page_size?: number };
    if (call.name === getNotice.name) return Promise.resolve({ Districts: [district] } as never);
    if (call.name === getBareMetalInstances.name) return Promise.resolve({ data: [] } as never);
    expect(call.name).toBe(getInstances.name);
    const isWanted = ({ Status }: { Status: number }) =>
      status_type !== INSTANCE_STATUS_FILTER.default || Status !== INSTANCE_STATUS.ended;
    return Promise.resolve({ data: rows.filter(isWanted).slice(0, page_size) } as never);
  });
}

afterEach(() => {
  session.token = null;
  vi.restoreAllMocks();
});

test('a maintenance counts a machine that runs, however many came and went after it', async () => {
  session.token = 'token';
  serverWith(rented);
  const request = new Request('http://localhost/informDetail/3');
  const { affected } = loader({ request, params: { id: '3' } } as unknown as Parameters<typeof loader>[0]);
  expect(await affected).toMatchObject({ ok: true, data: [{ name: 'still-running' }] });
});
