import { pickCoupon } from '@compute-market/contract/calls/coupon';
import { reinstallKvm, restartKvm, shutDownKvm } from '@compute-market/contract/calls/instance';
import { getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { getOwnImages } from '@compute-market/contract/calls/own-image';
import { runContainer, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { OWN_IMAGES_MAX } from '@compute-market/contract/rules/own-image';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../src/db/schema/account';
import { instanceSecret } from '../../src/db/schema/instance';
import { host, tariff } from '../../src/db/schema/market';
import { ownImage } from '../../src/db/schema/own-image';
import { jobKinds as instanceJobs } from '../../src/domain/instance';
import { removeAllOwnImages } from '../../src/domain/own-image/ask';
import { MachineRefusal } from '../../src/fleet/provider';
import { runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';
import { imagesOn, type Caller } from './own-image-world';

const server = openMarket();
const world = rentalsOn(server);
const images = imagesOn(server);
let buyer: Customer;
let name: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  // What the test before left to be done.
  await runImageJobs();
  ({ buyer, name } = await world.openRental({ balance: 500 }));
});

const save = (called?: string, who: Caller = buyer, instance_name = name) => images.save(who, instance_name, called);
const remove = (image_key: string, who: Caller = buyer) => images.remove(who, image_key);
const read = (who: Caller = buyer) => images.read(who);
const statesOf = async (who: Caller = buyer) => (await read(who)).map(({ Name, Status }) => [Name, Status]);
const quote = (image_name: string, who: Caller = buyer) =>
  server.call(runKvmQueryPrice, { ...smallOrder, image_name, due_mode: 1 }, who);
const rent = (image_name: string, who: Caller = buyer) => server.call(runKvm, { ...smallOrder, image_name }, who);
const runImageJobs = () => images.runJobs();
const pass = (seconds: number) => images.pass(seconds);
const kinds = async (instance_name = name) =>
  (await world.events(buyer, instance_name))
    .filter(({ Kind }) => Kind.startsWith('image_'))
    .map(({ Kind }) => Kind)
    .reverse();

const saved = (called?: string, who: Caller = buyer, instance_name = name) => images.saved(who, instance_name, called);

const passwordOf = async (machine: string) => {
  const { id } = await world.rowOf(machine);
  const [secret] = await server.database.transaction((tx) =>
    tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, id)),
  );
  return secret?.loginPassword;
};

describe('an own image', () => {
  it('is made, starts a machine with a password of its own, and is deleted', async () => {
    expect(await read()).toEqual([]);
    expect((await save()).data).toMatchObject({ Name: '微调环境', Status: 'creating', Size: null, InstanceName: name });
    await runImageJobs();
    const [image] = await read();
    expect(image).toMatchObject({
      Status: 'ready',
      Note: '装好依赖',
      ContainerType: 'kvm',
      Image: 'pytorch-2.5',
      System: 'Linux',
      Size: expect.any(Number) as unknown,
    });
    const key = image?.Key ?? '';
    const house = await quote('pytorch-2.5');
    expect((await quote(key)).data.PayPrice).toBe(house.data.PayPrice);
    const stock = { gpu_type: 'RTX 3090', gpu_num: 1, quantity: 1 };
    expect((await server.call(getAvailableKvmNum, { ...stock, image_name: key }, {})).number).toBe(0);

    const told = vi.spyOn(server.services.compute, 'create');
    const next = await world.rentRunning(buyer, { image_name: key });
    expect(told.mock.calls[0]?.[0]).toMatchObject({ name: next, ownImage: key, imageKey: 'pytorch-2.5' });
    expect(await world.read(buyer, next)).toMatchObject({ Status: INSTANCE_STATUS.running, Image: 'pytorch-2.5' });
    expect(await passwordOf(next)).not.toBe(await passwordOf(name));
    expect(await world.rowOf(next)).toMatchObject({ ownImageKey: key, loginUserName: 'root' });

    expect((await remove(key)).data.data).toMatchObject([{ Status: 'deleting' }]);
    await pass(1);
    expect(await read()).toEqual([]);
    expect((await remove(key)).number).toBe(0);
    expect((await world.read(buyer, next)).Status).toBe(INSTANCE_STATUS.running);
    expect(await kinds()).toEqual(['image_save', 'image_saved']);
  });

  it('is made of a machine that is shut down, and gives way to another system', async () => {
    await server.call(shutDownKvm, { instance_name: name }, buyer);
    await world.passSeconds(4);
    const key = await saved();
    expect(await statesOf()).toEqual([['微调环境', 'ready']]);
    const next = await world.rentRunning(buyer, { image_name: key });
    await server.call(reinstallKvm, { instance_name: next, image_name: 'pytorch-2.5' }, buyer);
    expect((await world.rowOf(next)).ownImageKey).toBeNull();
  });

  it('asked for again while it is made is the same, at once too; of two names one is made', async () => {
    const answers = await Promise.all([save(), save(), save()]);
    expect(new Set(answers.map(({ data }) => data.Key)).size).toBe(1);
    await runImageJobs();
    expect(await kinds()).toEqual(['image_save', 'image_saved']);
    const two = await Promise.all([save('a'), save('b')]);
    expect(two.map(({ number }) => number).sort()).toEqual([0, errors.STATE_CONFLICT.status].sort());
    expect(two.map(({ reason }) => reason).join('')).toContain('实例正在保存为镜像，请稍候再保存');
    await runImageJobs();
    const key = (await read())[0]?.Key ?? '';
    await Promise.all([remove(key), remove(key)]);
    await pass(1);
    expect(await read()).toHaveLength(1);
  });

  it('with a bad name, one that the account has, or one too many is refused with the rule', async () => {
    for (const [called, reason] of [
      ['', /请输入名称/],
      ['  ', /请输入名称/],
      ['x'.repeat(21), /最多20个字/],
      ['a\nb', /无法识别的字符/],
    ] as const) {
      const answer = await save(called);
      expect([answer.number === 0, answer.reason]).toEqual([false, expect.stringMatching(reason)]);
    }
    await saved('1');
    const taken = '账号内已有名为「1」的镜像，请换一个名称';
    expect((await save('1')).reason).toBe(taken);
    const other = await world.rentRunning(buyer);
    expect((await save('1', buyer, other)).reason).toBe(taken);
    for (let nth = 2; nth < OWN_IMAGES_MAX; nth += 1) await saved(String(nth));
    // The last place, wanted by two machines at once.
    const last = await Promise.all([save('y'), save('z', buyer, other)]);
    expect(last.map(({ number }) => number).sort()).toEqual([0, errors.STATE_CONFLICT.status].sort());
    await runImageJobs();
    expect((await save('再一个')).reason).toBe('每个账号最多保留 5 个镜像，请先删除不用的镜像');
    expect(await read()).toHaveLength(OWN_IMAGES_MAX);
  });

  it('needs a system disk that holds it', async () => {
    const key = await saved();
    await server.database.transaction((tx) =>
      tx.update(ownImage).set({ systemDiskGb: 500 }).where(eq(ownImage.key, key)),
    );
    const [sizes] = await server.database.transaction((tx) => tx.select().from(tariff));
    const reason = `镜像「微调环境」需要至少 500GB 系统盘，现在的系统盘为 ${sizes?.systemDiskGb}GB，请选择其他镜像`;
    for (const answer of [await quote(key), await rent(key)]) expect(answer.reason).toBe(reason);
  });

  it('is of one kind of machine, and counts for coupons as the system that it grew from', async () => {
    const key = await saved();
    const container = await server.call(runContainer, { ...smallOrder, image_name: key }, buyer);
    expect(container.number).toBe(errors.IMAGE_UNAVAILABLE.status);
    const order = {
      scene: 'rent',
      container_type: 'kvm',
      gpu_type: 'RTX 3090',
      unit: 'hour',
      pack_time: 2,
      amount: 10,
    } as const;
    const judged = await server.call(pickCoupon, { ...order, image_name: key }, buyer);
    expect(judged.number).toBe(0);
  });
});

describe('who may', () => {
  it('not without a session, nor a stranger, for whom it is not there', async () => {
    const key = await saved();
    const stranger = await customer(server, { balance: 500 });
    for (const [who, answer] of [
      [{}, errors.SESSION_INVALID],
      [stranger, errors.NOT_FOUND],
    ] as const)
      expect((await save('a', who)).number).toBe(answer.status);
    expect((await server.call(getOwnImages, {}, {})).number).toBe(errors.SESSION_INVALID.status);
    expect((await remove(key, {})).number).toBe(errors.SESSION_INVALID.status);
    expect(await read(stranger)).toEqual([]);
    const none = await quote('own-none', stranger);
    for (const answer of [await quote(key, {}), await quote(key, stranger), await rent(key, stranger)]) {
      expect(answer.number).toBe(errors.IMAGE_UNAVAILABLE.status);
      expect(answer.reason).toBe(none.reason);
    }
    expect((await remove(key, stranger)).data.data).toEqual([]);
    expect(await statesOf()).toEqual([['微调环境', 'ready']]);
  });

  it('a sub-account is told how many the account has, and whom to ask where others have them all', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 200);
    const own = await world.rentRunning(sub);
    for (let nth = 1; nth < OWN_IMAGES_MAX; nth += 1) await saved(String(nth));
    const seen = async (who: Customer) => (await server.call(getOwnImages, {}, { token: who.token })).data;
    expect(await seen(sub)).toMatchObject({ data: [], AccountNum: OWN_IMAGES_MAX - 1 });
    await saved('最后', buyer);
    expect(await seen(buyer)).toMatchObject({ AccountNum: OWN_IMAGES_MAX });
    expect((await save('a', sub, own)).reason).toBe('主账号与子账号合计最多保留 5 个镜像，请联系主账号');
    await remove((await read())[0]?.Key ?? '');
    await pass(1);
    await saved('算法组', sub, own);
    expect((await save('b', sub, own)).reason).toBe(
      '主账号与子账号合计最多保留 5 个镜像，请先删除不用的镜像，或联系主账号',
    );
  });

  it('a sub-account what it made of its machines; its main account all', async () => {
    const sub = await subAccountOf(server, buyer, '算法组', 200);
    expect((await save('a', sub)).number).toBe(errors.NOT_FOUND.status);
    const mains = await saved('主账号');
    const own = await world.rentRunning(sub);
    const subs = await saved('算法组', sub, own);
    expect(await statesOf(sub)).toEqual([['算法组', 'ready']]);
    expect(await statesOf()).toEqual([
      ['算法组', 'ready'],
      ['主账号', 'ready'],
    ]);
    expect((await quote(mains, sub)).number).toBe(errors.IMAGE_UNAVAILABLE.status);
    expect((await quote(subs, sub)).number).toBe(0);
    expect((await quote(subs)).number).toBe(0);
    await remove(mains, sub);
    expect(await statesOf()).toHaveLength(2);
    await remove(subs);
    await pass(1);
    expect(await statesOf()).toEqual([['主账号', 'ready']]);
  });

  it('nobody while the machine moves, on a lost host, or after its end', async () => {
    await server.call(restartKvm, { instance_name: name }, buyer);
    expect((await save()).reason).toContain('请在运行中或关机后再修改镜像');
    await world.passSeconds(4);
    const lost = async (lostAt: Date | null) => {
      const { hostId } = await world.rowOf(name);
      await server.database.transaction((tx) =>
        tx.update(host).set({ lostAt, silentSince: lostAt }).where(eq(host.id, hostId)),
      );
    };
    await lost(server.clock.now());
    expect((await save()).reason).toContain('所在主机没有响应');
    await lost(null);
    await world.passHours(3);
    expect((await save()).reason).toContain('租期已结束');
  });
});

describe('an own image lives', () => {
  it('on while a machine is being made from it', async () => {
    const key = await saved();
    const { data } = await rent(key);
    expect((await remove(key)).reason).toBe('正有实例用该镜像开机或重置系统，请在完成后再删除');
    await world.runJobs();
    await world.passSeconds(7);
    expect((await world.read(buyer, data.Container_name)).Status).toBe(INSTANCE_STATUS.running);
    expect((await remove(key)).number).toBe(0);
    expect((await rent(key)).number).toBe(errors.IMAGE_UNAVAILABLE.status);
  });

  it('through a crash after the engine was told', async () => {
    const { compute } = server.services;
    for (const verb of ['createImage', 'deleteImage'] as const)
      vi.spyOn(compute, verb).mockRejectedValueOnce(new Error('the server was killed here'));
    const key = await saved();
    expect(await statesOf()).toEqual([['微调环境', 'creating']]);
    expect((await remove(key)).reason).toBe('镜像正在制作，请在完成后再删除');
    await pass(120);
    expect(await statesOf()).toEqual([['微调环境', 'ready']]);
    await remove(key);
    await runImageJobs();
    expect(await statesOf()).toEqual([['微调环境', 'deleting']]);
    await pass(120);
    expect(await read()).toEqual([]);
    expect(await kinds()).toEqual(['image_save', 'image_saved']);
  });

  it('while it is packed, in which nothing changes its disk', async () => {
    vi.spyOn(server.services.compute, 'createImage').mockResolvedValueOnce(null);
    await saved();
    const again = await server.call(reinstallKvm, { instance_name: name, image_name: 'pytorch-2.5' }, buyer);
    expect(again.reason).toBe('实例正在保存为镜像，请稍候再重置系统');
    await pass(2);
    expect(await statesOf()).toEqual([['微调环境', 'ready']]);
  });

  it('not when the machine ended first, which the history tells with the reason', async () => {
    await save();
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(3_600_000);
      await runDueJobs(server.services, instanceJobs);
    }
    await runImageJobs();
    expect(await read()).toMatchObject([{ Status: 'failed', Reason: '制作失败：宿主机上找不到该实例' }]);
    expect(await kinds()).toEqual(['image_save', 'image_save_failed']);
  });

  it('until the account is closed', async () => {
    await saved('a');
    await save('b');
    const deleted = vi.spyOn(server.services.compute, 'deleteImage');
    await server.database.transaction((tx) => removeAllOwnImages(tx, buyer.userId, server.clock.now()));
    await pass(1);
    expect(await read()).toEqual([]);
    expect(deleted).toHaveBeenCalledTimes(2);
  });
});

describe('what the engine refuses', () => {
  const refuse = (verb: 'createImage' | 'deleteImage') =>
    vi.spyOn(server.services.compute, verb).mockRejectedValueOnce(new MachineRefusal('宿主机磁盘空间不足'));

  it('to make is told until the next try, counts for nothing, cannot be rented and can be deleted', async () => {
    refuse('createImage');
    const key = await saved();
    expect(await read()).toMatchObject([{ Status: 'failed', Reason: '制作失败：宿主机磁盘空间不足' }]);
    expect((await quote(key)).number).toBe(errors.IMAGE_UNAVAILABLE.status);
    refuse('createImage');
    const second = await saved();
    expect(await read()).toHaveLength(1);
    await remove(second);
    expect(await read()).toEqual([]);
    await saved();
    expect(await statesOf()).toEqual([['微调环境', 'ready']]);
  });

  it('to delete leaves the image', async () => {
    const key = await saved();
    refuse('deleteImage');
    await remove(key);
    await pass(1);
    expect(await read()).toMatchObject([{ Status: 'ready', Reason: '删除失败：宿主机磁盘空间不足' }]);
    expect((await quote(key)).number).toBe(0);
  });

  it('to delete of a closed account is asked for again until it is done, and called out: nobody is left who could', async () => {
    const key = await saved();
    const refused = refuse('deleteImage');
    await server.database.transaction(async (tx) => {
      await removeAllOwnImages(tx, buyer.userId, server.clock.now());
      await tx.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, buyer.userId));
    });
    const kept = () => server.database.transaction((tx) => tx.$count(ownImage, eq(ownImage.key, key)));
    await pass(1);
    expect(await kept()).toBe(1);
    expect(server.log.join('\n')).toContain('the image of a closed account could not be deleted');
    server.clock.advance(hourMs);
    await runImageJobs();
    expect([await kept(), refused.mock.calls]).toEqual([0, [[key], [key]]]);
  });
});
