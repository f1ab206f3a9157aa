import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../src/storage/file-store';
import { createFolderStore } from '../../src/storage/folder-store';
import { createObjectStore } from '../../src/storage/object-store';

const name = 'abcdefghijklmnop-_123456';
let folder: string;
let bucket: Server;
let origin: string;
const unsigned: string[] = [];

/** A bucket that remembers what it is given and notes every request without a signature of ours. */
function createBucket(): Server {
  const kept = new Map<string, Buffer>();
  return createServer((request, response) => {
    const key = request.url ?? '';
    if (!/^AWS4-HMAC-SHA256 Credential=the-key\/.*Signature=[0-9a-f]{64}$/.test(request.headers.authorization ?? ''))
      unsigned.push(key);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks));
      const found = kept.get(key);
      if (request.method === 'DELETE') kept.delete(key);
      response.writeHead(found === undefined ? 404 : 200).end(request.method === 'GET' ? found : undefined);
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  bucket = createBucket();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => bucket.close(resolve));
});

const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => createFolderStore(folder)],
  [
    'a bucket',
    () =>
      createObjectStore({
        endpoint: origin,
        bucket: 'files',
        region: 'cn-north-1',
        accessKeyId: 'the-key',
        secretAccessKey: 'the-secret',
      }),
  ],
];

describe.each(stores)('%s', (_name, open) => {
  test('gives back what was put, and nothing after it was removed', async () => {
    const store = open();
    expect(await store.read(name)).toBeNull();
    await store.put(name, Buffer.from([0, 1, 254, 255]), 'image/png');
    expect([...((await store.read(name)) ?? [])]).toEqual([0, 1, 254, 255]);
    await store.remove(name);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
  });

  test.each(['../../etc/passwd', 'a/b', '', 'x'.repeat(65), '....................'])(
    'never takes %j for a name',
    async (wrong) => {
      await expect(Promise.resolve().then(() => open().read(wrong))).rejects.toThrow('against the rule');
    },
  );
});

test('every request to a bucket is signed', () => expect(unsigned).toEqual([]));

test('a folder holds no half-written file', async () => {
  await createFolderStore(folder).put(name, Buffer.alloc(1024), 'image/png');
  expect(await readdir(path.join(folder, 'ab'))).toEqual([name]);
});
