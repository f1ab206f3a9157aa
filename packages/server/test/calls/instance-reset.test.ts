import { createSnapshot, getSnapshots } from '@compute-market/contract/calls/snapshot';
import { modifyKvmPassword, reinstallKvm, restartKvm } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { job } from '../../src/db/schema/job';
import { reinstallJob } from '../../src/domain/instance/job-names';
import { failLateRestarts } from '../../src/domain/instance/late-restarts';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { MachineRefusal } from '../../src/fleet/provider';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
const compute = () => server.services.compute;
const { running, restartFailed } = INSTANCE_STATUS;
let buyer: Customer;
let name: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  await world.forgetFleet();
  buyer = await customer(server, { balance: 200 });
  name = await world.rentRunning(buyer, { gpu_type: 'RTX 4090' });
});

const toWindows = { image_name: 'windows-2022', passwd: 'NewWindows1' };
const installed = { Image: 'windows-2022', LoginUserName: 'Administrator', RdpPasswd: 'NewWindows1' };
const reset = (order: { readonly image_name: string; readonly passwd?: string } = toWindows) =>
  server.call(reinstallKvm, { instance_name: name, ...order }, buyer);
const shown = () => world.read(buyer, name, 1);
/** The system and the way into it, as the customer is shown them. */
async function system() {
  const { Image, ImageLabel, LoginUserName, Init_passwd, RdpPasswd } = await shown();
  return { Image, ImageLabel, LoginUserName, Init_passwd, RdpPasswd };
}
/** The engine refuses the next reset, and the machine stays what it was. */
function refuseReset(): void {
  vi.spyOn(compute(), 'reinstall').mockResolvedValue();
  vi.spyOn(compute(), 'status').mockResolvedValue({ state: 'failed', reason: '宿主机上没有该镜像，请更换镜像' });
}
const jobs = () =>
  server.database.transaction((tx) => tx.select().from(job).where(eq(job.kind, reinstallJob)).orderBy(job.id));

describe('a reset that the engine refuses', () => {
  it('leaves the system, the user and the password that the machine has', async () => {
    const before = await system();
    refuseReset();
    await reset();
    expect(await system()).toMatchObject(installed);
    await world.passSeconds(1);
    expect(await shown()).toMatchObject({ Status: restartFailed, Message: '宿主机上没有该镜像，请更换镜像' });
    expect(await system()).toEqual(before);
  });

  it('leaves the image of the customer that the machine was made from', async () => {
    await server.database.transaction((tx) =>
      tx.update(instance).set({ ownImageKey: 'own-before' }).where(eq(instance.name, name)),
    );
    refuseReset();
    await reset({ image_name: 'comfyui' });
    expect(await world.rowOf(name)).toMatchObject({ imageKey: 'comfyui', ownImageKey: null });
    await world.passSeconds(1);
    expect(await world.rowOf(name)).toMatchObject({ imageKey: 'pytorch-2.5', ownImageKey: 'own-before' });
  });

  it('stands in no job with a password that can be read', async () => {
    const { Init_passwd = '' } = await system();
    await reset();
    const last = (await jobs()).at(-1);
    expect(last?.payload).toHaveProperty('former.imageKey', 'pytorch-2.5');
    expect(Init_passwd).not.toBe('');
    expect(JSON.stringify(last)).not.toContain(Init_passwd);
  });
});

describe('a reset that the engine refuses while the machine goes on', () => {
  const reason = '宿主机上没有该镜像，请更换镜像';
  const refuse = () => vi.spyOn(compute(), 'reinstall').mockRejectedValue(new MachineRefusal(reason));
  const kinds = async () => (await world.events(buyer, name)).map(({ Kind }) => Kind);

  it('leaves it running with the system of before and its snapshots', async () => {
    await server.call(createSnapshot, { instance_name: name, name: 'good' }, buyer);
    await world.passSeconds(5);
    const before = await system();
    refuse();
    await reset();
    await world.passSeconds(1);
    expect(await shown()).toMatchObject({ Status: running, Message: '' });
    expect(await system()).toEqual(before);
    const { data } = await server.call(getSnapshots, { instance_name: name }, buyer);
    expect(data.data).toMatchObject([{ Name: 'good' }]);
  });

  it('stands in its history, and its owner is told once', async () => {
    refuse();
    await reset();
    await world.passSeconds(3);
    expect(await world.events(buyer, name)).toMatchObject([
      { Kind: INSTANCE_EVENT.reinstallFailed, Details: { reason } },
      { Kind: INSTANCE_EVENT.reinstall },
      { Kind: INSTANCE_EVENT.started },
      {},
    ]);
    const { data } = await server.call(getReminders, { page: 1, page_size: 5 }, buyer);
    expect(data).toMatchObject({ total: 1, data: [{ Title: '系统未重置' }] });
    expect(data.data[0]?.Text).toContain(reason);
  });

  it('can be made again at once', async () => {
    refuse();
    await reset();
    await world.passSeconds(1);
    vi.restoreAllMocks();
    await reset();
    await world.passSeconds(8);
    expect((await shown()).Status).toBe(running);
    expect(await system()).toMatchObject(installed);
    expect((await kinds())[0]).toBe(INSTANCE_EVENT.reinstalled);
  });

  it('and that does not run any more is a restart that failed, for that reason', async () => {
    refuse();
    vi.spyOn(compute(), 'status').mockResolvedValue({ state: 'stopped' });
    await reset();
    await world.passSeconds(1);
    expect(await shown()).toMatchObject({ Status: restartFailed, Message: reason });
  });
});

describe('a reset whose new system', () => {
  it('is there and does not start is shown with the new system', async () => {
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await reset();
    await world.passSeconds(8);
    expect((await shown()).Status).toBe(restartFailed);
    expect(await system()).toMatchObject(installed);
  });

  it('may be there is shown with the new system', async () => {
    refuseReset();
    vi.spyOn(compute(), 'isReinstalled').mockResolvedValue(null);
    await reset();
    await world.passSeconds(1);
    expect((await shown()).Status).toBe(restartFailed);
    expect(await system()).toMatchObject(installed);
  });
});

describe('a reset that was asked for before its job kept what was there', () => {
  const forgetFormer = () =>
    server.database.transaction((tx) =>
      tx
        .update(job)
        .set({ payload: sql`${job.payload} - 'former'` })
        .where(eq(job.kind, reinstallJob)),
    );

  it('is made', async () => {
    await reset();
    await forgetFormer();
    await world.passSeconds(8);
    expect((await shown()).Status).toBe(running);
    expect(await system()).toMatchObject(installed);
  });

  it('fails where it is refused', async () => {
    refuseReset();
    await reset();
    await forgetFormer();
    await world.passSeconds(1);
    expect((await shown()).Status).toBe(restartFailed);
    expect((await jobs()).at(-1)?.doneAt).not.toBeNull();
  });
});

describe('a reset that is given up because the engine does not answer', () => {
  const away = () => new Error('no answer');
  /** Nobody answers for half an hour. */
  async function giveUp(): Promise<void> {
    await enqueueStandingJobs(server.services, [failLateRestarts]);
    vi.spyOn(compute(), 'reinstall').mockRejectedValue(away());
    vi.spyOn(compute(), 'isReinstalled').mockRejectedValue(away());
    await reset();
    await world.passMinutes(31);
    expect((await shown()).Status).toBe(restartFailed);
  }
  /** It answers again, and knows what came of the reset. */
  function answer(isReinstalled: boolean): void {
    vi.restoreAllMocks();
    vi.spyOn(compute(), 'isReinstalled').mockResolvedValue(isReinstalled);
  }
  const untilAsked = () => world.pass(10 * minuteMs, 6);

  it('is shown with the new system until the engine says that the machine has the one before', async () => {
    const before = await system();
    await giveUp();
    expect(await system()).toMatchObject(installed);
    answer(false);
    await untilAsked();
    expect(await system()).toEqual(before);
    expect((await jobs()).at(-1)?.doneAt).not.toBeNull();
  });

  it('leaves an instance that runs where its machine does with the system of before', async () => {
    await giveUp();
    answer(false);
    await untilAsked();
    expect(await shown()).toMatchObject({ Status: running, Message: '' });
    expect((await world.events(buyer, name))[0]).toMatchObject({ Kind: INSTANCE_EVENT.recovered });
  });

  it('leaves one that failed where its machine does not run', async () => {
    await giveUp();
    answer(false);
    vi.spyOn(compute(), 'status').mockResolvedValue({ state: 'stopped' });
    await untilAsked();
    expect((await shown()).Status).toBe(restartFailed);
  });

  it('is shown with the new system for good where that is there', async () => {
    await giveUp();
    answer(true);
    await untilAsked();
    expect(await system()).toMatchObject(installed);
  });

  it('is not made after all when the machine is restarted, whose password of now stays', async () => {
    const before = await system();
    await giveUp();
    answer(false);
    const late = vi.spyOn(compute(), 'reinstall');
    await server.call(restartKvm, { instance_name: name }, buyer);
    await world.passSeconds(5);
    await server.call(modifyKvmPassword, { instance_name: name, passwd: 'Better-than-1' }, buyer);
    await untilAsked();
    expect(late).not.toHaveBeenCalled();
    expect((await shown()).Status).toBe(running);
    expect(await system()).toEqual({ ...before, Init_passwd: 'Better-than-1' });
  });

  it('changes nothing of what a later reset installed', async () => {
    await giveUp();
    answer(false);
    await server.call(restartKvm, { instance_name: name }, buyer);
    await world.passSeconds(5);
    await reset({ image_name: 'comfyui', passwd: 'NewComfy1' });
    await world.passSeconds(8);
    await untilAsked();
    expect(await shown()).toMatchObject({ Status: running, Image: 'comfyui', Init_passwd: 'NewComfy1' });
  });
});
