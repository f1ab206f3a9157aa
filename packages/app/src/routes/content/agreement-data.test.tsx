import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreementNamed, readAgreement } from './agreement-data';

const files: Record<string, string> = {
  '/content/agreements/index.json': JSON.stringify({
    rent: {
      title: '算力租用协议',
      versions: [
        { version: '1.1', effective: '2026-11-01', file: 'rent-1.1.md' },
        { version: '1.0', effective: '2026-01-01', file: 'rent-1.0.md' },
      ],
    },
  }),
  '/content/agreements/rent-1.1.md': '新文本',
  '/content/agreements/rent-1.0.md': '旧文本',
};
const { signal } = new AbortController();

beforeEach(
  () =>
    void vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(new Response(files[url] ?? '', { status: url in files ? 200 : 404 })),
    ),
);
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [null, '1.1', '新文本'],
  ['1.0', '1.0', '旧文本'],
  ['0.1', '1.1', '新文本'],
])('asked for version %s, version %s is read', async (asked, version, text) => {
  expect(await readAgreement('rent', asked, signal)).toMatchObject({ title: '算力租用协议', shown: { version }, text });
});

test('an agreement that does not exist is told in a sentence', async () => {
  await expect(readAgreement('nothing', null, signal)).rejects.toMatchObject({ reason: '该协议尚未发布，请稍后再来' });
});

test('a data host without the file is told in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(readAgreement('rent', null, signal)).rejects.toMatchObject({ reason: '服务暂时不可用，请稍后重试' });
});

test.each([
  [null, 'user'],
  ['rent', 'rent'],
  ['unregister', 'user'],
  ['../../x', 'user'],
])('the address %s names %s', (text, name) => expect(agreementNamed(text)).toBe(name));
