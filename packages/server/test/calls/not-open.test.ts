import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { reinstallKvm, restartKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import {
  getGpuSelectorDetail,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import {
  renewContainer,
  renewKvm,
  runContainer,
  runKvm,
  runKvmFromKeptDisk,
} from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import {
  addOneDisk,
  elasticUpgradeContainer,
  updateBandwidth,
  updateContainerCpu,
  updateContainerMemory,
  updateKvmCpu,
  updateKvmMemory,
} from '@compute-market/contract/calls/upgrade';
import { allCalls } from '@compute-market/contract/calls';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { errors } from '@compute-market/contract/errors';
import { beforeAll, expect, test } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { implementations } from '../../src/domain';
import { renewBySelf } from '../../src/domain/instance/autorenew';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { unconfiguredCompute } from '../../src/fleet/unconfigured';
import { openServer, startTestServer } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

/** As `DEMO=0` starts on an empty database. */
const server = openServer({ config: { demo: false } });
let who: Customer;
beforeAll(async () => {
  who = await customer(server, { balance: 1000 });
});

const refused = {
  number: errors.NOT_AVAILABLE.status,
  reason: '算力资源尚未接入，暂时无法办理，请留意公告',
};

test('a market with nothing in it lists nothing, and is no fault', async () => {
  expect(await server.call(getStoreSelectorOptions, {})).toMatchObject({
    number: 0,
    data: { all_gputypes: [], all_districts: [], image_display_info_map: {} },
  });
  expect((await server.call(getGpuSelectorDetail, {})).data.List).toEqual([]);
  expect(await server.call(getKvmGpuSelector, {})).toMatchObject({ number: 0, data: { Specifications: [] } });
});

test('no call of an empty market is a fault, whoever asks', async () => {
  const faults: string[] = [];
  /** These end what the walk goes by. */
  const ends = ['logout', 'unregister'];
  for (const call of allCalls.filter(({ body, name }) => body !== 'multipart' && !ends.includes(name))) {
    const carriesBody = call.method === 'POST' || call.method === 'PUT';
    const answer = await server.app.inject({
      method: call.method,
      url: TRANSPORT_BASE[call.transport] + call.path.replace(/\{\w+\}/g, '1'),
      headers: { authorization: who.token, ...(carriesBody ? { 'content-type': 'application/json' } : {}) },
      ...(carriesBody ? { payload: '{}' } : {}),
    });
    if (answer.statusCode >= 500) faults.push(call.name);
  }
  expect(faults).toEqual([]);
});

test('while no engine is connected no machine is sold, and nothing is charged', async () => {
  const buyer = await customer(server, { balance: 1000 });
  expect(await server.call(runKvm, smallOrder, { token: buyer.token })).toMatchObject(refused);
  expect((await server.call(getUserInfo, {}, { token: buyer.token })).data.Money).toBe(1000);
});

const onMachines: readonly CallDefinition[] = [
  runKvm,
  runContainer,
  runKvmFromKeptDisk,
  renewKvm,
  renewContainer,
  addOneDisk,
  updateBandwidth,
  updateKvmCpu,
  updateContainerCpu,
  updateKvmMemory,
  updateContainerMemory,
  elasticUpgradeContainer,
  buyCloudDisk,
  startFromShutdown,
  restartKvm,
  reinstallKvm,
];

test.each(onMachines.map((call) => [call.name, call] as const))(
  '%s is refused before anything else is looked at',
  async (_name, call) => {
    const implementation = implementations.find((one) => one.call === call);
    await expect(
      implementation?.handle(
        {},
        {
          actor: { userId: who.userId, subAccountId: null, role: 'main', rights: SUB_RIGHTS, sessionId: 0 },
          requestId: 'request-1',
          address: '127.0.0.1',
          userAgent: '',
          services: server.services,
          deed: { subject: '' },
          transaction: (work) => server.database.transaction(work),
        },
      ),
    ).rejects.toMatchObject({ key: 'NOT_AVAILABLE', reason: refused.reason });
  },
);

test('what was rented before renews itself no more, and costs nothing', async () => {
  const before = await startTestServer();
  await before.database.transaction(seedCatalogue);
  const renter = await customer(before, { balance: 1000 });
  const rentals = rentalsOn(before);
  await rentals.rentRunning(renter, { autorenew_on: true, autorenew_unit: 'hour' });
  const paid = await rentals.cash(renter);
  const renewed = await before.database.transaction(async (tx) => {
    const [row] = await tx.select().from(instance);
    if (row === undefined) throw new Error('nothing was rented');
    return renewBySelf(tx, { ...before.services, compute: unconfiguredCompute }, row);
  });
  expect([renewed.longer, await rentals.cash(renter)]).toEqual([false, paid]);
  await before.close();
});
