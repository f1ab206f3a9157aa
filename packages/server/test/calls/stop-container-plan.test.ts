import { renewContainer, runContainer } from '@compute-market/contract/calls/rental';
import { BILLING, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../src/ledger/audit';
import { openMarket } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { stopPlansOn } from './stop-plans';

const server = openMarket();
const world = rentalsOn(server);
const { running, diskKept } = INSTANCE_STATUS;
let buyer: Customer;
let name: string;

/** Hosts of this card offer it. */
const byUsage = { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 1, billing: BILLING.usage } as const;
const rentContainer = async (order: Partial<typeof byUsage> = byUsage) => {
  buyer = await customer(server, { balance: 500 });
  name = await world.rentRunning(buyer, order, runContainer);
};
beforeEach(() => rentContainer());

const { plan, planned, now, statusOf, told, stopsOf, use } = stopPlansOn(server, world, () => ({ buyer, name }), {
  stop_billing: true,
});
it('the billing of a container by usage is stopped at a time, with its disk kept and its owner told before and after', async () => {
  const stop_time = now() + 90 * 60;
  expect((await plan({ stop_time })).data).toMatchObject({ StopTime: stop_time, StopBilling: true });
  await world.passMinutes(91);
  expect(await statusOf()).toBe(diskKept);
  expect((await stopsOf())[0]?.Details.reason).toBe('定时停止计费');
  expect(await told()).toEqual(['实例已自动停止计费', '实例即将停止计费']);
  expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
});

describe('what cannot come true', () => {
  it('is refused with what can: no container is shut down, and a prepaid one ends by itself', async () => {
    const off = await plan({ stop_time: now() + hourSeconds, stop_billing: false });
    expect([off.reason, off.data]).toEqual(['容器不能关机，请选择停止计费', { field: 'stop_billing' }]);
    await rentContainer({ pack_time: 3 } as object);
    for (const stop_billing of [true, false])
      expect((await plan({ stop_time: now() + hourSeconds, stop_billing })).reason).toContain('到期自动结束');
  });

  it('is dropped without a word when the container is made prepaid, and it runs on', async () => {
    await plan({ stop_time: now() + hourSeconds });
    await server.call(renewContainer, { instance_name: name, pack_time: 3, unit: 'hour' }, { token: buyer.token });
    expect(await planned()).toMatchObject({ StopTime: null, StopBilling: false });
    await world.passMinutes(61);
    expect(await statusOf()).toBe(running);
    expect(await told()).toEqual([]);
  });

  it('is told of where nobody reads the cards: idle hours are refused, a time is not', async () => {
    await use(5, null);
    expect(await planned()).toMatchObject({ GpuUseKnown: false });
    expect((await plan({ idle_hours: 1 })).reason).toContain('读不到该实例的 GPU 使用率');
    expect((await plan({ stop_time: now() + hourSeconds })).number).toBe(0);
    await use(1, 40);
    expect((await plan({ idle_hours: 1 })).data).toMatchObject({ GpuUseKnown: true, IdleHours: 1 });
  });
});
