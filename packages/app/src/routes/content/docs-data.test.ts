// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDoc, readGuides } from './docs-data';

const files: Record<string, string> = {
  '/content/docs/index.json': JSON.stringify([
    {
      key: 'connect',
      title: '连接实例',
      documents: [
        { id: 'ssh', title: '用 SSH 连接', summary: '', updated: '2026-11-12', keywords: [], file: 'ssh.md' },
      ],
    },
  ]),
  '/content/docs/ssh.md': '## 连接命令',
};
const { signal } = new AbortController();

beforeEach(
  () =>
    void vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(new Response(files[url] ?? '', { status: url in files ? 200 : 404 })),
    ),
);
afterEach(() => void vi.unstubAllGlobals());

test('a guide is read by its name', async () => {
  expect(await readDoc(readGuides(signal), 'ssh', signal)).toEqual({
    id: 'ssh',
    title: '用 SSH 连接',
    updated: '2026-11-12',
    text: '## 连接命令',
  });
});

test.each(['nothing', '../secrets'])('the address %s of no guide is told in a sentence', async (id) => {
  await expect(readDoc(readGuides(signal), id, signal)).rejects.toMatchObject({
    reason: '文档不存在或已下线，请在文档列表中查看',
  });
});
