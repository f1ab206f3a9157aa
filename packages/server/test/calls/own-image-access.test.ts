import { unregister } from '@compute-market/contract/calls/account';
import { addApiKey } from '@compute-market/contract/calls/api-key';
import { reinstallKvm } from '@compute-market/contract/calls/instance';
import { createOwnImage, deleteOwnImage, getOwnImages } from '@compute-market/contract/calls/own-image';
import { runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { KEY_REFUSALS } from '@compute-market/contract/key-scopes';
import type { RequestOf } from '@compute-market/contract/define-call';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMarket } from '../setup';
import { customer, signInAgain, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';
import { imagesOn, type Caller } from './own-image-world';

const server = openMarket();
const world = rentalsOn(server);
const images = imagesOn(server);
let owner: Customer;
let name: string;

beforeEach(async () => {
  owner = await customer(server, { balance: 100 });
  name = await world.rentRunning(owner);
});

/** How a program with a key of these scopes calls. */
async function program(who: Customer, ...scopes: RequestOf<typeof addApiKey>['scopes']): Promise<Caller> {
  const { data } = await server.call(addApiKey, { name: scopes.join(), scopes }, who);
  return { headers: { authorization: `Bearer ${data.Secret}` } };
}
/** What each of the calls is answered to this caller. */
const asked = async (who: Caller, image_key: string) => ({
  read: await server.call(getOwnImages, {}, who),
  create: await server.call(createOwnImage, { instance_name: name, name: '又一个' }, who),
  remove: await server.call(deleteOwnImage, { image_key }, who),
  reinstall: await server.call(reinstallKvm, { instance_name: name, image_name: image_key }, who),
});

describe('a key', () => {
  it('that manages instances makes an image, puts it on a machine and deletes it', async () => {
    const key = await program(owner, 'manage');
    const made = await images.saved(key, name);
    expect(await images.read(key)).toMatchObject([{ Key: made, Status: 'ready' }]);
    const started = await world.rentRunning(owner);
    const order = { instance_name: started, image_name: made };
    expect((await server.call(reinstallKvm, order, key)).data.Status).toBe(INSTANCE_STATUS.restarting);
    await world.passSeconds(8);
    expect((await images.remove(key, made)).number).toBe(0);
    await images.pass(1);
    expect(await images.read(owner)).toEqual([]);
  });

  it('that reads sees the images and changes nothing; one that sees costs does neither', async () => {
    const made = await images.saved(owner, name);
    const { read, ...changes } = await asked(await program(owner, 'read'), made);
    expect(read.data.data).toHaveLength(1);
    for (const { number, reason } of Object.values(changes))
      expect({ number, reason }).toEqual({
        number: errors.PERMISSION_FORBIDDEN.status,
        reason: KEY_REFUSALS.withoutScope('manage'),
      });
    const costs = await asked(await program(owner, 'cost'), made);
    expect(Object.values(costs).map(({ number }) => number)).toEqual(Array(4).fill(errors.PERMISSION_FORBIDDEN.status));
    expect(costs.read.reason).toBe(KEY_REFUSALS.withoutScope('read'));
    expect(await images.read(owner)).toMatchObject([{ Key: made, Status: 'ready' }]);
  });
});

it('a closed account is answered nothing any more, neither by its session nor by its keys', async () => {
  const leaver = await customer(server);
  const callers = [leaver, await program(leaver, 'manage')];
  expect((await server.call(unregister, {}, leaver)).number).toBe(0);
  for (const who of callers)
    for (const { number } of Object.values(await asked(who, 'own-none')))
      expect(number).toBe(errors.SESSION_INVALID.status);
});

it('an account without money may make and delete images, which it has until their days of grace are over', async () => {
  const { data: price } = await server.call(runKvmQueryPrice, smallOrder, {});
  const poor = await customer(server, { balance: price.PayPrice });
  const machine = await world.rentRunning(poor);
  expect(await world.cash(poor)).toBe(0n);
  const made = await images.saved(poor, machine);
  expect(await images.read(poor)).toMatchObject([{ Key: made, Status: 'ready' }]);
  expect((await images.remove(poor, made)).number).toBe(0);
  expect(await world.cash(poor)).toBe(0n);
});

it('an image outlives the instances of its account, and starts the next one', async () => {
  const made = await images.saved(owner, name);
  await world.passHours(3);
  const back = await signInAgain(server, owner);
  expect((await world.read(back, name)).Status).not.toBe(INSTANCE_STATUS.running);
  expect(await images.read(back)).toMatchObject([{ Key: made, Status: 'ready', InstanceName: name }]);
  expect((await images.save(back, name, '太迟')).reason).toContain('租期已结束');
  const next = await world.rentRunning(back, { image_name: made });
  expect((await world.read(back, next)).Status).toBe(INSTANCE_STATUS.running);
});
