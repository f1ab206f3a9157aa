import { getReminders } from '@compute-market/contract/calls/reminder';
import {
  recogniseBusinessLicense,
  recogniseIdentityCard,
  startFacePrint,
  submitOtherChannel,
  uploadVerificationFile,
  withdrawVerification,
} from '@compute-market/contract/calls/verification';
import {
  CERTIFICATE_TYPE,
  FACE_STATUS,
  VERIFICATION_STATUS,
  VERIFICATION_TYPE,
} from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storedFile } from '../../src/db/schema/file';
import { verification } from '../../src/db/schema/verification';
import { packageFile } from '../../src/platform/package-file';
import { decideReview } from '../../src/staff/verifications';
import { openServer, onPostgres, upload } from '../setup';
import { customer, type Customer } from './instance-customers';
import { person, picture, verificationsOn } from './verification-customers';

const server = openServer();
const { as, list, audienceOf, confirm, look, uploaded } = verificationsOn(server);

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
