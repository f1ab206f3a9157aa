import { getLocalImages, reinstallKvm, restartKvm } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { addSshKey } from '@compute-market/contract/calls/ssh-key';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { ownImage } from '../../src/db/schema/own-image';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { imagesOn, type Caller } from './own-image-world';

const server = openMarket();
const world = rentalsOn(server);
const images = imagesOn(server);
let owner: Customer;
/** What the image is made of, and what gets it. */
let source: string;
let name: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  owner = await customer(server, { balance: 500 });
  source = await world.rentRunning(owner);
  name = await world.rentRunning(owner, { add_disk_size: 50 });
});

const reset = (image_name: string, who: Caller = owner, instance_name = name) =>
  server.call(reinstallKvm, { instance_name, image_name }, who);
const change = (key: string, row: Partial<typeof ownImage.$inferInsert>) =>
  server.database.transaction((tx) => tx.update(ownImage).set(row).where(eq(ownImage.key, key)));
const startedFrom = async (machine = name) => {
  const [row] = await server.database.transaction((tx) => tx.select().from(instance).where(eq(instance.name, machine)));
  return row?.ownImageKey;
};

test('a new system from an own image keeps password, keys and data disk, and the history names it', async () => {
  const key = await images.saved(owner, source);
  const before = await world.read(owner, name, 1);
  const told = vi.spyOn(server.services.compute, 'reinstall');
  expect((await reset(key)).data.Status).toBe(INSTANCE_STATUS.restarting);
  await world.passSeconds(8);
  expect(told.mock.calls[0]?.[1]).toMatchObject({
    imageKey: 'pytorch-2.5',
    ownImage: key,
    loginUserName: 'root',
    loginPassword: before.Init_passwd,
  });
  const { SystemDisk, AddDisk, Due_time, Init_passwd } = before;
  expect(await world.read(owner, name, 1)).toMatchObject({
    Status: INSTANCE_STATUS.running,
    Image: 'pytorch-2.5',
    SystemDisk,
    AddDisk,
    Due_time,
    Init_passwd,
  });
  const events = await server.call(getInstanceEvents, { instance_name: name, limit: 50 }, owner);
  expect(events.data.data.find(({ Kind }) => Kind === 'reinstall')?.Details.image).toBe('微调环境');
  expect(await startedFrom()).toBe(key);
});

test('the keys that log in come along', async () => {
  const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue';
  const { data } = await server.call(addSshKey, { name: '笔记本', public_key: line }, owner);
  const keyed = await world.rentRunning(owner, { ssh_keys: [data.Fingerprint] });
  const key = await images.saved(owner, source);
  const told = vi.spyOn(server.services.compute, 'reinstall');
  await reset(key, owner, keyed);
  await world.runJobs();
  expect(told.mock.calls[0]?.[1].sshKeys).toHaveLength(1);
});

test('an image that is not ready, of a container, or of somebody else is as one that never was', async () => {
  const key = await images.saved(owner, source);
  const sub = await subAccountOf(server, owner, '算法组', 200);
  const stranger = await customer(server, { balance: 500 });
  const never = await reset('own-none');
  expect(never.number).toBe(errors.IMAGE_UNAVAILABLE.status);
  for (const other of [sub, stranger]) {
    const machine = await world.rentRunning(other);
    expect(await reset(key, other, machine)).toMatchObject({ number: never.number, reason: never.reason });
  }
  for (const row of [{ state: 'creating' }, { state: 'ready', containerType: 'docker' }] as const) {
    await change(key, row);
    expect(await reset(key)).toMatchObject({ number: never.number, reason: never.reason });
  }
  expect((await world.read(owner, name)).Status).toBe(INSTANCE_STATUS.running);
});

test('an image that is larger than the system disk, or that the cards do not run, changes nothing', async () => {
  const key = await images.saved(owner, source);
  const { SystemDisk } = await world.read(owner, name);
  await change(key, { systemDiskGb: SystemDisk + 1 });
  expect((await reset(key)).reason).toBe(
    `镜像「微调环境」需要至少 ${SystemDisk + 1}GB 系统盘，现在的系统盘为 ${SystemDisk}GB，请选择其他镜像`,
  );
  await change(key, { systemDiskGb: SystemDisk, imageKey: 'pytorch-2.1' });
  const newer = await world.rentRunning(owner, { gpu_type: 'RTX 5090' });
  expect((await reset(key, owner, newer)).number).toBe(errors.IMAGE_UNAVAILABLE.status);
  expect(await startedFrom()).toBeNull();
});

test('what lies on the host is told of own images too, and only to whom they belong', async () => {
  const key = await images.saved(owner, source);
  const all = vi
    .spyOn(server.services.compute, 'localImages')
    .mockImplementation((_host, asked) => Promise.resolve([...asked]));
  const local = async (who: Caller, instance_name: string) =>
    (await server.call(getLocalImages, { instance_name }, who)).data.LocalImages;
  expect(await local(owner, name)).toContain(key);
  const stranger = await customer(server, { balance: 100 });
  expect(await local(stranger, await world.rentRunning(stranger))).not.toContain(key);
  expect(all).toHaveBeenCalledTimes(2);
});

test('an image is not deleted while a system is made from it, and is afterwards', async () => {
  const key = await images.saved(owner, source);
  await reset(key);
  expect((await images.remove(owner, key)).reason).toBe('正有实例用该镜像开机或重置系统，请在完成后再删除');
  await world.passSeconds(8);
  await images.remove(owner, key);
  await images.pass(1);
  expect(await images.read(owner)).toEqual([]);
  await server.call(restartKvm, { instance_name: name }, owner);
  await world.passSeconds(8);
  expect((await world.read(owner, name)).Status).toBe(INSTANCE_STATUS.running);
});
