import { getReminders } from '@compute-market/contract/calls/reminder';
import {
  addVerification,
  confirmIdentityCard,
  getFacePrint,
  getVerifications,
  recogniseBusinessLicense,
  recogniseIdentityCard,
  sendVerificationCode,
  startFacePrint,
  submitOtherChannel,
  uploadVerificationFile,
  verifyBankCard,
  withdrawVerification,
} from '@compute-market/contract/calls/verification';
import { RECOGNITIONS_PER_DAY, VERIFICATION_TRIES_PER_DAY } from '@compute-market/contract/constants';
import {
  CERTIFICATE_TYPE,
  FACE_STATUS,
  VERIFICATION_METHOD,
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedFile } from '../../src/db/schema/file';
import { verification, verificationSubject } from '../../src/db/schema/verification';
import { audiencesOf } from '../../src/domain/coupon/find-coupons';
import { sandboxMismatches } from '../../src/identity/sandbox';
import { packageFile } from '../../src/platform/package-file';
import { decideFace, decideReview, findOpenFaces } from '../../src/sandbox/verifications';
import { onPostgres, startTestServer, upload, type TestServer } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

let server: TestServer;
let address = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = (who: Customer) => ({ token: who.token, address: `198.51.100.${(address += 1)}` });
const picture = async (name: string) => (await readFile(packageFile(`assets/sandbox/${name}`))).toString('base64');
const person = { name: '沈清和', id_number: '33010619980815002X' };
const cardOf = (phone: string) => ({ ...person, bank_card: '6222021234567890128', phone });
let phones = 0;
const newPhone = () => `137${String((phones += 1)).padStart(8, '0')}`;

const list = async (who: Customer) => (await server.call(getVerifications, {}, as(who))).data.verifications;
const audienceOf = (who: Customer) => server.database.transaction((tx) => audiencesOf(tx, who.userId));
const confirm = (who: Customer, given = person) =>
  server.call(confirmIdentityCard, { ...given, corrected: false }, as(who));
const look = (who: Customer, enterprise = 0) => server.call(getFacePrint, { enterprise }, as(who));

async function code(who: Customer, phone: string, scene: 'bank_card' | 'enterprise'): Promise<string> {
  expect((await server.call(sendVerificationCode, { phone, scene }, as(who))).number).toBe(0);
  const { messages } = (await server.app.inject(`/sandbox/api/sms?phone=${phone}`)).json<{
    messages: { code: string }[];
  }>();
  return messages[0]?.code ?? '';
}

/** Decides the newest open face check. */
async function showFace(action: 'pass' | 'fail'): Promise<void> {
  const [row] = await server.database.transaction((tx) => findOpenFaces(tx, server.clock.now()));
  await decideFace(server.services, row?.check.ticket ?? '', action);
}

/** An uploaded picture of papers. */
async function uploaded(who: Customer): Promise<string> {
  const bytes = await readFile(packageFile('assets/sandbox/business-license.png'));
  return (await upload(server, uploadVerificationFile, { name: 'license.png', bytes, type: 'image/png' }, who)).data
    .file;
}

async function enterpriseOf(who: Customer) {
  const phone = newPhone();
  const company = {
    company_name: '杭州青禾演示科技有限公司',
    credit_code: '91330106MA2DEMQ01G',
    legal_name: person.name,
    legal_id_number: person.id_number,
  };
  return server.call(
    addVerification,
    {
      verify_type: VERIFICATION_TYPE.enterprise,
      method: VERIFICATION_METHOD.license,
      ...company,
      phone,
      captcha: await code(who, phone, 'enterprise'),
      license_file: await uploaded(who),
    },
    as(who),
  );
}

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

describe('papers for a review', () => {
  const other = async (who: Customer, files: string[]) =>
    server.call(
      submitOtherChannel,
      {
        verify_type: VERIFICATION_TYPE.personal,
        name: '周晓岚',
        cert_type: CERTIFICATE_TYPE.student,
        cert_number: '20260012345',
        files,
      },
      as(who),
    );

  test('of a student open student coupons when they are approved, and are then given up', async () => {
    const who = await customer(server);
    const file = await uploaded(who);
    const { id } = (await other(who, [file])).data;
    expect(await list(who)).toMatchObject([
      { status: 0, method: 'other', name: '周*岚', id_number: '2********45', cert_type: 'student', remark: '' },
    ]);
    await decideReview(server.services, id, 'approve', '');
    expect((await list(who))[0]?.status).toBe(VERIFICATION_STATUS.verified);
    expect((await server.call(getReminders, { page: 1, page_size: 10 }, as(who))).data.data).toMatchObject([
      { Event: 'work_order', Text: '您的个人认证已通过审核。', Read: false },
    ]);
    const [row] = await server.database.transaction((tx) =>
      tx.select().from(verification).where(eq(verification.id, id)),
    );
    expect(row?.files).toEqual([]);
    expect(await audienceOf(who)).toEqual({ isStudent: true, isEnterprise: false });
    const [kept] = await server.database.transaction((tx) =>
      tx.select().from(storedFile).where(eq(storedFile.name, file)),
    );
    expect(kept?.removedAt).not.toBeNull();
  });

  test('are shown to their owner by a link of their own, and written anew', async () => {
    const who = await customer(server);
    const bytes = await readFile(packageFile('assets/sandbox/business-license.png'));
    const { data } = await upload(
      server,
      uploadVerificationFile,
      { name: 'license.png', bytes, type: 'image/png' },
      who,
    );
    const served = await server.app.inject(data.url);
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.rawPayload.includes('specimen')).toBe(false);
    expect((await server.app.inject(data.url.split('?')[0] ?? '')).statusCode).toBe(404);
  });

  test('must be the own ones', async () => {
    const file = await uploaded(await customer(server));
    expect((await other(await customer(server), [file])).number).toBe(errors.NOT_FOUND.code);
  });

  test('can be taken back by their owner only, and only until the decision', async () => {
    const who = await customer(server);
    const { id } = (await other(who, [await uploaded(who)])).data;
    expect((await server.call(withdrawVerification, { id }, as(await customer(server)))).number).toBe(
      errors.NOT_FOUND.code,
    );
    expect((await server.call(withdrawVerification, { id }, as(who))).data.verifications).toEqual([]);
    expect((await server.call(withdrawVerification, { id }, as(who))).number).toBe(errors.NOT_FOUND.code);
    expect((await other(who, [await uploaded(who)])).number).toBe(0);
  });

  test.runIf(onPostgres)('sent five times at once are one verification', async () => {
    const who = await customer(server);
    const files = await Promise.all(Array.from({ length: 5 }, () => uploaded(who)));
    await Promise.all(files.map((file) => other(who, [file])));
    expect(await list(who)).toHaveLength(1);
  });
});

describe('papers that the sandbox reads', () => {
  const read = async (bytes: Buffer, side: 'front' | 'back') =>
    server.call(recogniseIdentityCard, { image: bytes.toString('base64'), side }, as(await customer(server)));
  const cut = async (name: string) => {
    const source = sharp(await readFile(packageFile(`assets/sandbox/${name}`)));
    return source.extract({ left: 60, top: 40, width: 880, height: 560 }).jpeg().toBuffer();
  };

  test('are known when their rim was cut off, blurred ones as blurred', async () => {
    expect((await read(await cut('id-card-front.png'), 'front')).data).toMatchObject({ ...person, quality: 'ok' });
    expect((await read(await cut('id-card-back.png'), 'back')).data).toMatchObject({
      valid_end: '2041-03-01',
      quality: 'ok',
    });
    expect((await read(await cut('id-card-front-blurred.png'), 'front')).data).toMatchObject({ quality: 'blur' });
  });

  test('are refused on the wrong side, and so is any other picture', async () => {
    const plain = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#eef4ff' } })
      .png()
      .toBuffer();
    for (const [bytes, side] of [
      [await cut('id-card-back.png'), 'front'],
      [plain, 'front'],
      [Buffer.from('no picture at all'), 'back'],
    ] as const) {
      expect((await read(bytes, side)).number).toBe(errors.RECOGNITION_FAILED.code);
    }
  });

  test('may be a licence as a PDF', async () => {
    const { data } = await server.call(
      recogniseBusinessLicense,
      { image: await picture('business-license.pdf') },
      as(await customer(server)),
    );
    expect(data).toMatchObject({ company_name: '杭州青禾演示科技有限公司', credit_code: '91330106MA2DEMQ01G' });
    expect((await server.app.inject('/sandbox/assets/business-license.pdf')).headers['content-type']).toBe(
      'application/pdf',
    );
  });
});

test('staff see the pictures of a review by links of their own', async () => {
  const who = await customer(server);
  const file = await uploaded(who);
  await server.call(
    submitOtherChannel,
    {
      verify_type: VERIFICATION_TYPE.personal,
      name: '周晓岚',
      cert_type: CERTIFICATE_TYPE.passport,
      cert_number: 'E12345678',
      files: [file],
      remark: '无法扫脸',
    },
    as(who),
  );
  const desk = await server.app.inject('/sandbox');
  const [, url = ''] = new RegExp(`<img src="([^"]*${file}[^"]*)"`).exec(desk.body) ?? [];
  expect((await server.app.inject(url.replaceAll('&amp;', '&'))).headers['content-type']).toMatch(/^image\//);
  expect((await server.app.inject(`/files/${file}`)).statusCode).toBe(404);
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

test('the sandbox shows faces and reviews, and takes an answer only from its own page', async () => {
  const who = await customer(server);
  await confirm(who);
  const { url } = (await server.call(startFacePrint, {}, as(who))).data;
  const path = new URL(url).pathname;
  const opened = await server.app.inject(path);
  expect(opened.body).toContain('沈*和');
  expect((await server.app.inject('/sandbox')).body).toContain(path);
  const send = (pageToken: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ page_token: pageToken, action: 'pass' }).toString(),
    });
  await send('forged');
  expect((await look(who)).data.status).toBe(FACE_STATUS.waiting);
  await send(/name="page_token" value="([^"]+)"/.exec(opened.body)?.[1] ?? '');
  expect((await look(who)).data.status).toBe(FACE_STATUS.passed);
  expect((await server.app.inject('/sandbox/face/unknown')).statusCode).toBe(404);
  expect((await server.app.inject('/sandbox/assets/id-card-front.png')).headers['content-type']).toBe('image/png');
});
