import { uploadWorkOrderImage } from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedFile } from '../../src/db/schema/file';
import { runDueJobs } from '../../src/jobs/runner';
import { enqueue } from '../../src/jobs/job';
import { jobKinds } from '../../src/storage';
import { useFiles } from '../../src/storage/stored-file';
import { customer } from '../calls/instance-customers';
import { openServer, upload } from '../setup';

const server = openServer();
let token: string;
let userId: number;
let photo: Buffer;

beforeAll(async () => {
  ({ token, userId } = await customer(server));
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2060c0' } })
    .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
    .jpeg()
    .toBuffer();
});

const send = (name: string, bytes: Uint8Array, type = 'image/jpeg') =>
  upload(server, uploadWorkOrderImage, { name, bytes, type }, { token });
const get = (url: string) => server.app.inject({ method: 'GET', url });
const text = (value: string) => Buffer.from(value);

describe('an uploaded picture', () => {
  test('is shown to whoever holds its link, and cannot do anything when opened by itself', async () => {
    const { code, data } = await send('现场 照片.jpg', photo);
    expect(code).toBe(0);
    expect(data.name).toBe('现场 照片.jpg');
    const shown = await get(data.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('现场 照片.jpg')}`,
    });
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.rawPayload.length).toBe(data.size);
  });

  test('is written anew: nothing hidden in the file comes along', async () => {
    const hidden = Buffer.concat([photo, text('<script>alert(1)</script>')]);
    const { data } = await send('a.jpg', hidden);
    const shown = await get(data.url);
    expect(photo.includes('where-it-was-taken')).toBe(true);
    expect(shown.rawPayload.includes('where-it-was-taken')).toBe(false);
    expect(shown.rawPayload.includes('<script>')).toBe(false);
  });

  test('is found by nobody without the signature, with another or after its time', async () => {
    const { data } = await send('a.jpg', photo);
    const [path = ''] = data.url.split('?');
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(`${data.url}x`)).statusCode).toBe(404);
    expect((await get(data.url.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404);
    server.clock.advance(49 * hourMs);
    expect((await get(data.url)).statusCode).toBe(404);
    ({ token, userId } = await customer(server));
  });

  test.each(['/files/..%2f..%2fetc%2fpasswd', '/files/x'])('%s is no file', async (url) => {
    expect((await get(`${url}?until=99999999999&by=x`)).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.each([
    ['an SVG', 'a.svg', text(svg), 'image/svg+xml'],
    ['an SVG called PNG', 'a.png', text(svg), 'image/png'],
    ['a page called PNG', 'a.png', text('<!doctype html><script>alert(1)</script>'), 'image/png'],
    ['a program called PNG', 'a.png', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 'image/png'],
    [
      'a PNG head with nothing behind it',
      'a.png',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'image/png',
    ],
  ])('%s', async (_name, name, bytes, type) => {
    expect((await send(name, bytes, type)).code).toBe(errors.FILE_TYPE_INVALID.code);
  });

  test('an ending that is not a picture’s, even over a real one', async () => {
    expect((await send('a.html', photo)).code).toBe(errors.FILE_TYPE_INVALID.code);
    expect((await send('a.jpg.exe', photo)).code).toBe(errors.FILE_TYPE_INVALID.code);
  });

  test('a picture that would unpack into far more points than it has bytes', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await send('a.png', bomb)).code).toBe(errors.FILE_TYPE_INVALID.code);
  });

  test('more than 5 MB for a picture, more than 10 MB for anything', async () => {
    const padded = (megabytes: number) => Buffer.concat([photo, Buffer.alloc(megabytes * 1024 * 1024)]);
    expect(await send('a.jpg', padded(5))).toMatchObject({
      code: errors.FILE_TOO_LARGE.code,
      reason: '文件不能超过 5 MB',
    });
    expect((await send('a.jpg', padded(10))).code).not.toBe(0);
  });

  test('no file at all, as a form or as JSON', async () => {
    const asJson = await server.app.inject({
      method: 'POST',
      url: '/third-party/api/v1/work-order/file',
      headers: { authorization: token, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(asJson.json()).toMatchObject({ code: errors.INVALID_REQUEST.code, reason: '请选择文件' });
  });

  test('a stranger, before the file is taken in', async () => {
    expect((await upload(server, uploadWorkOrderImage, { name: 'a.jpg', bytes: photo })).code).toBe(
      errors.SESSION_INVALID.code,
    );
  });
});

test('the session may stand in a field before the file', async () => {
  expect(
    (await upload(server, uploadWorkOrderImage, { name: 'a.jpg', bytes: photo }, { fields: { session: token } })).code,
  ).toBe(0);
});

test('a name keeps its letters and loses what could be a path or a disguise', async () => {
  expect((await send('..\\\\..\\\\etc/实验 结果\u202egpj.jpg', photo)).data.name).toBe('实验 结果gpj.jpg');
});

test('a file is used by its owner only', async () => {
  const { data } = await send('a.jpg', photo);
  const name = data.url.split(/[/?]/)[2] ?? '';
  const use = (who: number) =>
    server.database.transaction((tx) =>
      useFiles(tx, { userId: who, subAccountId: null }, [name], 'work-order-image', server.clock.now()),
    );
  await expect(use(userId + 1000)).rejects.toThrow('文件已失效');
  await use(userId);
});

test('what nothing uses is gone after a day, with its bytes', async () => {
  const { data } = await send('a.jpg', photo);
  const name = data.url.split(/[/?]/)[2] ?? '';
  expect(await server.services.files.read(name)).not.toBeNull();
  server.clock.advance(25 * hourMs);
  await server.database.transaction((tx) => enqueue(tx, { kind: 'file.tidy', payload: {}, runAt: server.clock.now() }));
  await runDueJobs(server.services, jobKinds);
  expect(await server.services.files.read(name)).toBeNull();
  const left = await server.database.transaction((tx) => tx.select().from(storedFile));
  expect(left.filter(({ usedAt }) => usedAt === null)).toEqual([]);
  expect(left).not.toEqual([]);
});

test('one account cannot upload without end', async () => {
  const busy = await customer(server);
  let code = 0;
  for (let count = 0; count <= 120 && code === 0; count += 1)
    code = (
      await upload(
        server,
        uploadWorkOrderImage,
        { name: 'a.exe', bytes: text('x'), type: 'image/png' },
        { token: busy.token },
      )
    ).code;
  expect(code).toBe(errors.FILE_TYPE_INVALID.code);
});
