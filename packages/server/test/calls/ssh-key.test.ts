import { restartKvm, reinstallKvm, shutDownKvm } from '@compute-market/contract/calls/instance';
import { runKvm } from '@compute-market/contract/calls/rental';
import {
  addSshKey,
  getInstanceSshKeys,
  getSshKeys,
  removeSshKey,
  setInstanceSshKeys,
} from '@compute-market/contract/calls/ssh-key';
import { errors } from '@compute-market/contract/errors';
import { SSH_KEYS_MAX } from '@compute-market/contract/rules/ssh-key';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sandboxMachine } from '../../src/db/schema/instance';
import { sshKey } from '../../src/db/schema/ssh-key';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;

beforeEach(async () => {
  buyer = await customer(server, { balance: 200 });
});

const laptop = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue';
const desk =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBH2I2vc519WF9/r0nfijOKL37gT3iCL6KdlN3zpmHCOhmZDjVStfv88sSGEfwzwniPeajyMTokEBed22rawfbIg=';
/** As `ssh-keygen -lf` says them. */
const laptopPrint = 'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI';
const deskPrint = 'SHA256:1Digi31BFqGHLNWrZQD9XmbrPd/8Vw1boOxb7xUl+nA';

const add = ({ token }: Customer, public_key: string, name = '笔记本') =>
  server.call(addSshKey, { name, public_key }, { token });
const keysOf = async ({ token }: Customer) => (await server.call(getSshKeys, {}, { token })).data.data;
const inInstance = async (instance_name: string, { token } = buyer) =>
  (await server.call(getInstanceSshKeys, { instance_name }, { token })).data;
const inMachine = async (name: string) => {
  const [machine] = await server.database.transaction((tx) =>
    tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name)),
  );
  return machine?.sshKeys;
};
const change = (instance_name: string, fingerprints: string[], { token } = buyer) =>
  server.call(setInstanceSshKeys, { instance_name, fingerprints }, { token });

test('a key is known by its fingerprint, once, and what is no key is refused with a reason', async () => {
  const added = await add(buyer, `${laptop} lin@macbook`);
  expect(added.data).toMatchObject({ Fingerprint: laptopPrint, Name: '笔记本', Type: 'ssh-ed25519', Bits: 256 });
  expect((await add(buyer, laptop, '另一个名字')).reason).toBe('该公钥已添加，名称为「笔记本」，无需重复添加');
  expect((await add(buyer, '-----BEGIN OPENSSH PRIVATE KEY-----')).reason).toContain('这是私钥');
  expect((await keysOf(buyer)).map(({ Fingerprint }) => Fingerprint)).toEqual([laptopPrint]);
});

test('an account has twenty keys at most, also when two are added at once', async () => {
  const { userId } = buyer;
  const about = { userId, subAccountId: null, type: 'ssh-ed25519', bits: 256, body: '', createdAt: server.clock.now() };
  await server.database.transaction((tx) =>
    tx
      .insert(sshKey)
      .values(
        Array.from({ length: SSH_KEYS_MAX - 1 }, (_, index) => ({ ...about, name: 'k', fingerprint: `k${index}` })),
      ),
  );
  const answers = await Promise.all([add(buyer, laptop), add(buyer, desk)]);
  expect(answers.filter(({ number }) => number === errors.CONFLICT.status)).toHaveLength(1);
  expect(await keysOf(buyer)).toHaveLength(SSH_KEYS_MAX);
});

test('a main account and its sub-accounts have keys of their own', async () => {
  const sub = await subAccountOf(server, buyer, '算法组', 100);
  await add(buyer, laptop);
  await add(sub, laptop);
  await server.call(removeSshKey, { fingerprint: laptopPrint }, { token: buyer.token });
  expect(await keysOf(buyer)).toEqual([]);
  expect(await keysOf(sub)).toHaveLength(1);
  expect((await server.call(removeSshKey, { fingerprint: laptopPrint }, { token: buyer.token })).number).toBe(
    errors.NOT_FOUND.status,
  );
});

test('keys that are chosen with an order are in the machine, and stay when they leave the account', async () => {
  await add(buyer, laptop);
  const name = await world.rentRunning(buyer, { ssh_keys: [laptopPrint] });
  expect(await inMachine(name)).toEqual([laptop]);
  await server.call(removeSshKey, { fingerprint: laptopPrint }, { token: buyer.token });
  expect(await inInstance(name)).toMatchObject({
    data: [{ Fingerprint: laptopPrint, Name: '笔记本' }],
    Applying: false,
  });
});

test('an order with somebody else’s key is refused and takes nothing', async () => {
  await add(await customer(server), desk);
  const order = { ...smallOrder, ssh_keys: [deskPrint] };
  expect((await server.call(runKvm, order, { token: buyer.token })).reason).toBe(
    '所选 SSH 公钥已被删除，请刷新后重新选择',
  );
  expect(await world.cash(buyer)).toBe(20_000n);
});

test('the keys of a running machine are changed, and a new system has them too', async () => {
  await add(buyer, laptop);
  await add(buyer, desk, '台式机');
  const name = await world.rentRunning(buyer, { ssh_keys: [laptopPrint] });
  expect((await change(name, [deskPrint])).data).toMatchObject({ data: [{ Name: '台式机' }], Applying: true });
  await world.passSeconds(3);
  expect(await inMachine(name)).toEqual([desk]);
  expect((await inInstance(name)).Applying).toBe(false);
  await server.call(reinstallKvm, { instance_name: name, image_name: 'pytorch-2.5' }, { token: buyer.token });
  await world.passSeconds(9);
  expect(await inMachine(name)).toEqual([desk]);
});

test('a change that the machine was restarted over is made when it runs again', async () => {
  await add(buyer, laptop);
  const name = await world.rentRunning(buyer);
  await change(name, [laptopPrint]);
  await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
  await world.passSeconds(6);
  expect(await inMachine(name)).toEqual([laptop]);
  expect((await inInstance(name)).Applying).toBe(false);
});

test('a machine that is down, runs Windows or is somebody else’s gets no keys', async () => {
  await add(buyer, laptop);
  const name = await world.rentRunning(buyer);
  const stranger = await customer(server);
  expect((await change(name, [], stranger)).number).toBe(errors.NOT_FOUND.status);
  await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token });
  expect((await change(name, [laptopPrint])).reason).toBe('实例未在运行，请启动后再修改 SSH 公钥');
  const windows = await world.rentRunning(buyer, {
    gpu_type: 'RTX 4090',
    image_name: 'windows-2022',
    ssh_keys: [laptopPrint],
  });
  expect((await inInstance(windows)).data).toEqual([]);
  expect((await change(windows, [laptopPrint])).reason).toContain('Windows 系统不使用 SSH 公钥');
});
