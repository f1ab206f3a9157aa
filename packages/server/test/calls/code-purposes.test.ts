import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE, type SmsScene } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();

/** What a sub-account may ask a code for: what a visitor may, and its own notices. The rest is for calls of main accounts (decisions 18). */
const subMay: Record<SmsScene, boolean> = {
  [SMS_SCENE.login]: true,
  [SMS_SCENE.register]: true,
  [SMS_SCENE.resetPassword]: true,
  [SMS_SCENE.notifyPhone]: true,
  [SMS_SCENE.unregister]: false,
  [SMS_SCENE.balanceRefund]: false,
  [SMS_SCENE.currentPhone]: false,
  [SMS_SCENE.newPhone]: false,
};

const phoneOf = ({ userId }: Customer) =>
  server.database.transaction(async (tx) => {
    const [row] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
    return row?.phone ?? '';
  });

test.each(Object.values(SMS_SCENE))('a code for %s goes out for who may use it', async (scene) => {
  server.clock.advance(minuteMs);
  const main = await customer(server);
  const sub = await subAccountOf(server, main, 'lab', 1);
  const phone = scene === SMS_SCENE.newPhone ? '13700000001' : await phoneOf(main);
  const told = async () => (await server.database.transaction((tx) => findMessages(tx, phone))).length;
  const asked = await server.call(sendSmsCode, { phone, scene }, { token: sub.token });
  expect(asked.number).toBe(subMay[scene] ? 0 : errors.PERMISSION_FORBIDDEN.status);
  if (subMay[scene]) return;
  expect(await told()).toBe(0);
  expect((await server.call(sendSmsCode, { phone, scene }, { token: main.token })).number).toBe(0);
  expect(await told()).toBe(1);
});
