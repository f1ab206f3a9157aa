import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreementNamed, readAgreement } from './agreement-data';

const folder = path.resolve('packages/app/public');
const { signal } = new AbortController();

/** The data host as the application ships it. */
beforeEach(() => void vi.stubGlobal('fetch', (url: string) => {
  try {
    return Promise.resolve(new Response(readFileSync(path.join(folder, url))));
  } catch {
    return Promise.resolve(new Response('', { status: 404 }));
  }
}));
afterEach(() => void vi.unstubAllGlobals());

test.each(['user', 'privacy', 'rent', 'credit', 'partner', 'unregister', 'verify', 'workOrder'])('the %s agreement is there, with its day and its text', async (name) => {
  const { title, shown, text } = await readAgreement(name, null, signal);
  expect(title).toMatch(/协议|政策/);
  expect(shown.effective).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(text.match(/^## /gm)?.length).toBeGreaterThan(2);
});

test('an unknown version shows the newest', async () => {
  expect((await readAgreement('rent', '0.1', signal)).shown.version).toBe('1.0');
});

test('an agreement that does not exist is told in a sentence', async () => {
  await expect(readAgreement('nothing', null, signal)).rejects.toMatchObject({ reason: '该协议尚未发布，请稍后再来' });
});

test('a data host without the file is told in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(readAgreement('rent', null, signal)).rejects.toMatchObject({ reason: '服务暂时不可用，请稍后重试' });
});

test.each([[null, 'user'], ['rent', 'rent'], ['unregister', 'user'], ['../../x', 'user']])('the address %s names %s', (text, name) => expect(agreementNamed(text)).toBe(name));
