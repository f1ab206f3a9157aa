import { allCalls } from '@compute-market/contract/calls';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { getBareMetalInstances, getInstances, getStartOptions } from '@compute-market/contract/calls/instance';
import { getOrders } from '@compute-market/contract/calls/payment';
import { login } from '@compute-market/contract/calls/session';
import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { createApiReference } from '@compute-market/contract/reference/create-api-reference';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../src/seed';
import { demoPassword, mainPhone } from '../../src/seed/data/accounts';
import { rentalsOn } from '../calls/instance-world';
import { openServer } from '../setup';

const server = openServer();
const keys = new Map<ApiKeyScope, string>();
/** What the account of the demo has, in place of what the examples name. */
let own: {
  machine: string;
  windows: string;
  container: string;
  kept: string;
  keptCard: string;
  bareMetal: number;
  order: string;
};

const { scopes } = createApiReference(allCalls);
const reads = scopes.flatMap(({ scope, calls }) =>
  calls.filter(({ idempotent }) => idempotent).map((call) => ({ ...call, scope })),
);
const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the demo has no ${what}`);
  return value;
};

beforeAll(async () => {
  await seedDemo(server.services);
  const { session: token } = (await server.call(login, { phone: mainPhone, passwd: demoPassword })).data;
  for (const { scope } of scopes)
    keys.set(scope, (await server.call(addApiKey, { name: scope, scopes: [scope] }, { token })).data.Secret);
  const page = { page: 1, page_size: 100 };
  const { data: rows } = (await server.call(getInstances, { ...page, status_type: 'statusAll' }, { token })).data;
  const named = (type: 'kvm' | 'docker', status: number) =>
    found(rows.find((row) => row.ContainerType === type && row.Status === status)?.Container_name, `${type} ${status}`);
  const kept = named('kvm', INSTANCE_STATUS.diskKept);
  const options = (await server.call(getStartOptions, { instance_name: kept }, { token })).data.List;
  own = {
    machine: named('kvm', INSTANCE_STATUS.running),
    windows: await rentalsOn(server).rentRunning({ token }, { image_name: 'windows-2022' }),
    container: named('docker', INSTANCE_STATUS.running),
    kept,
    keptCard: found(options[0]?.Gpu_type, 'card for the kept disk'),
    bareMetal: found((await server.call(getBareMetalInstances, page, { token })).data.data[0]?.Id, 'bare metal'),
    order: found((await server.call(getOrders, page, { token })).data.data[0]?.OutTradeNo, 'order'),
  };
}, 180_000);

const ofKeptDisk = new Set(['getStartOptions', 'runKvmFromKeptDiskQueryPrice']);

/** The example of a call with what the account really has. */
function request({ name, example }: (typeof reads)[number]): Record<string, unknown> {
  const linux = String(example.instance_name).startsWith('docker') ? own.container : own.machine;
  const instance = name === 'getRdpFile' ? own.windows : linux;
  const real: Record<string, unknown> = {
    instance_name: ofKeptDisk.has(name) ? own.kept : instance,
    instance_names: [own.machine],
    id: own.bareMetal,
    out_trade_no: own.order,
    ...(ofKeptDisk.has(name) ? { gpu_type: own.keptCard } : {}),
  };
  return { ...example, ...Object.fromEntries(Object.entries(real).filter(([field]) => field in example)) };
}

test.each(reads)('$scope $name: the example is answered to a key of that scope', async (call) => {
  const { method, path, scope, name } = call;
  const sent = request(call);
  const authorization = `Bearer ${keys.get(scope)}`;
  const reply = await (method === 'GET'
    ? server.app.inject({ url: path, query: sent as Record<string, string>, headers: { authorization } })
    : server.app.inject({ method: 'POST', url: path, payload: sent, headers: { authorization } }));
  const { status, reason, data } = reply.json<{ status: number; reason: string; data: unknown }>();
  expect([status, reason]).toEqual([0, reason]);
  const definition = allCalls.find((one) => one.name === name);
  expect(definition?.response.safeParse(data).error?.issues ?? []).toEqual([]);
});
