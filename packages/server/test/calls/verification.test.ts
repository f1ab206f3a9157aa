import { getReminders } from '@compute-market/contract/calls/reminder';
import {
  addVerification,
  confirmIdentityCard,
  getVerifications,
  recogniseBusinessLicense,
  recogniseIdentityCard,
  startFacePrint,
  verifyBankCard,
  withdrawVerification,
} from '@compute-market/contract/calls/verification';
import { RECOGNITIONS_PER_DAY, VERIFICATION_TRIES_PER_DAY } from '@compute-market/contract/constants';
import {
  FACE_STATUS,
  VERIFICATION_METHOD,
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../../src/db/database';
import { storedFile } from '../../src/db/schema/file';
import { legalPerson, verificationSubject } from '../../src/db/schema/verification';
import { sandboxMismatches } from '../../src/identity/sandbox';
import { decideReview } from '../../src/staff/verifications';
import { openServer, startTestServer } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { cardOf, person, picture, verificationsOn } from './verification-customers';

const server = openServer();
const { as, newPhone, list, audienceOf, confirm, look, code, showFace, enterpriseOf } = verificationsOn(server);

describe('a person by card and face', () => {
  test('is read, confirmed, recognised and verified; only masked data stays', async () => {
    const who = await customer(server);
    const front = (
      await server.call(recogniseIdentityCard, { image: await picture('id-card-front.png'), side: 'front' }, as(who))
    ).data;
    expect(front).toMatchObject({ ...person, quality: 'ok' });
    const back = (
      await server.call(
        recogniseIdentityCard,
        { image: `data:image/png;base64,${await picture('id-card-back.png')}`, side: 'back' },
        as(who),
      )
    ).data;
    expect(back.valid_end).toBe('2041-03-01');
    expect((await confirm(who)).data).toEqual({ ok: true, remain: VERIFICATION_TRIES_PER_DAY - 1 });
    const started = (await server.call(startFacePrint, {}, as(who))).data;
    expect(started.qrcode).toMatch(/^data:image\/png;base64,/);
    expect((await look(who)).data.status).toBe(FACE_STATUS.waiting);
    await showFace('pass');
    expect((await look(who)).data.status).toBe(FACE_STATUS.passed);
    const added = await server.call(
      addVerification,
      { verify_type: VERIFICATION_TYPE.personal, method: VERIFICATION_METHOD.face },
      as(who),
    );
    expect(added.data.status).toBe(VERIFICATION_STATUS.verified);
    const again = await server.call(
      addVerification,
      { verify_type: VERIFICATION_TYPE.personal, method: VERIFICATION_METHOD.face },
      as(who),
    );
    expect(again, 'an answer that was lost is given again').toMatchObject({ number: 0, data: added.data });
    expect(await list(who)).toMatchObject([
      { name: '沈*和', id_number: '3301**********002X', method: 'face', status: 1 },
    ]);
    expect(
      await server.database.transaction((tx) =>
        tx.$count(verificationSubject, eq(verificationSubject.userId, who.userId)),
      ),
    ).toBe(0);
    expect(server.log.join('')).not.toContain(person.id_number);
  });

  test('hears why a face did not match, and may try again', async () => {
    const who = await customer(server);
    await confirm(who);
    await server.call(startFacePrint, {}, as(who));
    await showFace('fail');
    const failed = (await look(who)).data;
    expect(failed).toMatchObject({ status: FACE_STATUS.failed, remain: VERIFICATION_TRIES_PER_DAY - 1 });
    expect(failed.reason).not.toBe('');
    const early = await server.call(
      addVerification,
      { verify_type: VERIFICATION_TYPE.personal, method: VERIFICATION_METHOD.face },
      as(who),
    );
    expect(early.number).toBe(errors.STATE_CONFLICT.code);
    server.clock.advance(1000);
    await server.call(startFacePrint, {}, as(who));
    await showFace('pass');
    expect((await look(who)).data.status).toBe(FACE_STATUS.passed);
  });

  test('cannot show a face before the identity is confirmed, nor after half an hour', async () => {
    const who = await customer(server);
    expect((await server.call(startFacePrint, {}, as(who))).number).toBe(errors.STATE_CONFLICT.code);
    await confirm(who);
    server.clock.advance(31 * minuteMs);
    expect((await server.call(startFacePrint, {}, as(who))).number).toBe(errors.STATE_CONFLICT.code);
  });

  test('is refused with an expired card, a wrong name, and a wrong side of the card', async () => {
    const who = await customer(server);
    expect(
      (await server.call(confirmIdentityCard, { ...person, valid_end: '2020-01-01', corrected: true }, as(who))).reason,
    ).toContain('有效期');
    expect(await confirm(who, { ...person, name: sandboxMismatches.name })).toMatchObject({
      number: errors.VERIFICATION_MISMATCH.code,
      data: { field: 'name', remain: VERIFICATION_TRIES_PER_DAY - 1 },
    });
    const turned = await server.call(
      recogniseIdentityCard,
      { image: await picture('id-card-front.png'), side: 'back' },
      as(who),
    );
    expect(turned).toMatchObject({ number: errors.RECOGNITION_FAILED.code });
    expect(turned.reason).toContain('国徽面');
  });

  test('corrects the days of the card; what is wrong with them costs no try', async () => {
    const who = await customer(server);
    const days = (valid_begin: string, valid_end: string) =>
      server.call(confirmIdentityCard, { ...person, valid_begin, valid_end, corrected: true }, as(who));
    for (const [begin, end, field] of [
      ['2021.03.01', '2014.03.01', 'valid_end'],
      ['2021-02-30', '2041-03-01', 'valid_begin'],
      ['2021-03-01', '长', 'valid_end'],
    ] as const)
      expect(await days(begin, end)).toMatchObject({ number: errors.INVALID_REQUEST.code, data: { field } });
    expect((await days('2001-03-01', '2021.03.01')).data).toEqual({ field: 'valid_end' });
    expect((await days('2021.03.01', '长期')).data).toEqual({ ok: true, remain: VERIFICATION_TRIES_PER_DAY - 1 });
  });

  test('has so many tries a day, and again after midnight in Beijing', async () => {
    const who = await customer(server);
    for (let tried = 0; tried < VERIFICATION_TRIES_PER_DAY; tried += 1)
      await confirm(who, { ...person, name: sandboxMismatches.name });
    expect(await confirm(who)).toMatchObject({ number: 102_252, reason: errors.VERIFICATION_LIMIT.reason });
    const image = await picture('id-card-back.png');
    for (let read = 0; read < RECOGNITIONS_PER_DAY; read += 1)
      await server.call(recogniseIdentityCard, { image, side: 'back' }, as(who));
    expect((await server.call(recogniseIdentityCard, { image, side: 'back' }, as(who))).number).toBe(102_252);
    server.clock.advance(dayMs);
    expect((await confirm(who)).number).toBe(0);
  });

  test('of one IPv6 network have a hundred tries a day, whichever of its addresses try', async () => {
    const given = { ...person, name: sandboxMismatches.name, corrected: false };
    const [most, limit] = [100, 102_252];
    let who = await customer(server);
    const confirmAt = async (address: string) =>
      (await server.call(confirmIdentityCard, given, { token: who.token, address })).number;
    for (let tried = 0; tried < most; tried += 1) {
      if (tried % VERIFICATION_TRIES_PER_DAY === 0) who = await customer(server);
      expect(await confirmAt(`2001:db8:c:1::${tried + 1}`)).not.toBe(limit);
    }
    who = await customer(server);
    expect(await confirmAt('2001:db8:c:1::ffff')).toBe(limit);
    expect(await confirmAt('2001:db8:c:2::1')).not.toBe(limit);
  });
});

describe('a person by bank card', () => {
  test('is verified at once, and never twice', async () => {
    const who = await customer(server);
    const phone = newPhone();
    const captcha = await code(who, phone, 'bank_card');
    const verified = await server.call(verifyBankCard, { ...cardOf(phone), captcha }, as(who));
    expect(verified.data).toMatchObject({ ok: true, remain: VERIFICATION_TRIES_PER_DAY - 1 });
    const other = newPhone();
    expect(
      (await server.call(verifyBankCard, { ...cardOf(other), captcha: await code(who, other, 'bank_card') }, as(who)))
        .number,
    ).toBe(errors.CONFLICT.code);
    expect((await confirm(who)).number).toBe(errors.CONFLICT.code);
  });

  test('who is verified hears so at the second try, which costs neither a code nor a try', async () => {
    const who = await customer(server);
    const phone = newPhone();
    const sent = { ...cardOf(phone), captcha: await code(who, phone, 'bank_card') };
    expect((await server.call(verifyBankCard, sent, as(who))).data.ok).toBe(true);
    for (let again = 0; again <= VERIFICATION_TRIES_PER_DAY; again += 1)
      expect(await server.call(verifyBankCard, sent, as(who))).toMatchObject({
        number: errors.CONFLICT.code,
        reason: '已完成认证，无需重复提交',
      });
  });

  test('hears which of its data the bank does not know; the code stays valid', async () => {
    const who = await customer(server);
    const captcha = await code(who, sandboxMismatches.phone, 'bank_card');
    const refused = await server.call(verifyBankCard, { ...cardOf(sandboxMismatches.phone), captcha }, as(who));
    expect(refused.data).toMatchObject({ ok: false, field: 'phone' });
    expect(refused.data.reason).toContain('银行预留手机号不一致');
    expect(await list(who)).toEqual([]);
  });

  test('needs the code of this purpose', async () => {
    const who = await customer(server);
    const phone = newPhone();
    const captcha = await code(who, phone, 'enterprise');
    expect((await server.call(verifyBankCard, { ...cardOf(phone), captcha }, as(who))).number).toBe(
      errors.CODE_WRONG.code,
    );
  });
});

describe('an enterprise', () => {
  test('waits for a review, and is verified at once by the face of its legal person', async () => {
    const who = await customer(server);
    expect((await enterpriseOf(who)).data.status).toBe(VERIFICATION_STATUS.reviewing);
    expect(await list(who)).toMatchObject([
      { company_name: '杭州青禾演示科技有限公司', credit_code: '9133**********Q01G', status: 0 },
    ]);
    expect((await enterpriseOf(who)).number).toBe(errors.CONFLICT.code);
    await server.call(startFacePrint, {}, as(who));
    await showFace('pass');
    expect((await look(who, 1)).data.status).toBe(FACE_STATUS.passed);
    expect((await list(who))[0]?.status).toBe(VERIFICATION_STATUS.verified);
    expect(await audienceOf(who)).toEqual({ isStudent: false, isEnterprise: true });
  });

  test('keeps its legal person until its review ends, also beside a verification of its owner', async () => {
    let who = await customer(server);
    const { id } = (await enterpriseOf(who)).data;
    await confirm(who);
    server.clock.advance(3 * dayMs);
    who = await signInAgain(server, who);
    expect((await server.call(startFacePrint, { enterprise: 0 }, as(who))).number).toBe(errors.STATE_CONFLICT.code);
    await server.call(startFacePrint, { enterprise: 1 }, as(who));
    await showFace('pass');
    expect((await look(who, 1)).data.status).toBe(FACE_STATUS.passed);
    expect(await list(who)).toMatchObject([{ id, status: VERIFICATION_STATUS.verified }]);
    const kept = (tx: Tx) => tx.$count(legalPerson, eq(legalPerson.verificationId, id));
    expect(await server.database.transaction(kept)).toBe(0);
    expect(await server.call(startFacePrint, { enterprise: 1 }, as(who))).toMatchObject({
      number: errors.STATE_CONFLICT.code,
      reason: '没有待核验的法人信息，请刷新页面查看审核结果；仍在审核中的可撤回后重新提交，或等待人工审核',
    });
  });

  test.each([
    { what: 'taken back', end: (who: Customer, id: number) => server.call(withdrawVerification, { id }, as(who)) },
    { what: 'refused', end: (_: Customer, id: number) => decideReview(server.services, id, 'reject', '公章不清晰') },
  ])('that is $what while the face of its legal person is shown is not said to be verified', async ({ end }) => {
    const who = await customer(server);
    const { id } = (await enterpriseOf(who)).data;
    await server.call(startFacePrint, { enterprise: 1 }, as(who));
    await end(who, id);
    await showFace('pass');
    expect((await look(who, 1)).data).toMatchObject({
      status: FACE_STATUS.failed,
      reason: '企业认证已有审核结果或已撤回，请刷新页面查看',
    });
    expect(await audienceOf(who)).toMatchObject({ isEnterprise: false });
  });

  test('that the staff find right while the face of its legal person is shown is verified', async () => {
    const who = await customer(server);
    const { id } = (await enterpriseOf(who)).data;
    await server.call(startFacePrint, { enterprise: 1 }, as(who));
    await decideReview(server.services, id, 'approve', '');
    await showFace('pass');
    expect((await look(who, 1)).data.status).toBe(FACE_STATUS.passed);
  });

  test('asks the register about its legal person so many times a day', async () => {
    const who = await customer(server);
    for (let tried = 0; tried < VERIFICATION_TRIES_PER_DAY; tried += 1)
      expect((await enterpriseOf(who, sandboxMismatches.name)).number).toBe(errors.VERIFICATION_MISMATCH.code);
    expect((await enterpriseOf(who)).number).toBe(errors.VERIFICATION_LIMIT.code);
  });

  test('is refused by the staff with a reason, and may be sent again', async () => {
    const who = await customer(server);
    const { id } = (await enterpriseOf(who)).data;
    await decideReview(server.services, id, 'reject', '公章不清晰');
    expect((await server.call(getReminders, { page: 1, page_size: 10 }, as(who))).data.data).toMatchObject([
      {
        Title: '实名认证结果',
        Text: '您的企业认证（杭州青禾演示科技有限公司）未通过审核：公章不清晰。可在实名认证页面修改后重新提交。',
      },
    ]);
    expect((await list(who))[0]).toMatchObject({ status: VERIFICATION_STATUS.rejected, reason: '公章不清晰' });
    expect(await decideReview(server.services, id, 'approve', '')).toBe(false);
    expect((await enterpriseOf(who)).number).toBe(0);
  });

  test('that is decided does not stop its owner in the middle of a verification of their own', async () => {
    const who = await customer(server);
    const { id } = (await enterpriseOf(who)).data;
    await confirm(who);
    await decideReview(server.services, id, 'approve', '');
    expect((await server.call(startFacePrint, {}, as(who))).number).toBe(0);
  });

  test('its licence is read and kept', async () => {
    const who = await customer(server);
    const read = (
      await server.call(recogniseBusinessLicense, { image: await picture('business-license.png') }, as(who))
    ).data;
    expect(read).toMatchObject({ credit_code: '91330106MA2DEMQ01G', legal_name: person.name });
    const [file] = await server.database.transaction((tx) =>
      tx.select().from(storedFile).where(eq(storedFile.name, read.file)),
    );
    expect(file).toMatchObject({ userId: who.userId, purpose: 'verification', usedAt: null });
  });
});

test('a sub-account has nothing to verify', async () => {
  const sub = await subAccountOf(server, await customer(server), 'verify', 1);
  expect((await server.call(getVerifications, {}, { token: sub.token })).number).toBe(errors.PERMISSION_FORBIDDEN.code);
});

test('without the demo the third party is refused at once', async () => {
  const real = await startTestServer({ config: { demo: false } });
  const token = await real.login('13800000009');
  expect(await real.call(confirmIdentityCard, { ...person, corrected: false }, { token })).toMatchObject({
    number: errors.NOT_AVAILABLE.code,
  });
  expect(await real.database.transaction((tx) => tx.$count(verificationSubject))).toBe(0);
  await real.close();
});
