// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTerms } from './useTerms';

const index = JSON.stringify(
  Object.fromEntries(
    ['user', 'privacy'].map((name) => [
      name,
      { title: name, versions: [{ version: '1.0', effective: '2026-01-01', file: `${name}.md` }] },
    ]),
  ),
);
const asked = vi.fn<(url: string) => void>();
let files: Record<string, string> = {};

beforeEach(() => {
  asked.mockReset();
  files = {
    '/content/agreements/index.json': index,
    '/content/agreements/user.md': '文本',
    '/content/agreements/privacy.md': '文本',
  };
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    return Promise.resolve(new Response(files[url] ?? '', { status: url in files ? 200 : 404 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a tick that stands for two agreements waits for both', async () => {
  const { result } = renderHook(() => useTerms('user privacy'));
  expect(result.current.state).toBe('reading');
  await waitFor(() => expect(result.current.state).toBe('ready'));
});

test('one that is missing is enough to fail, and is had by another try', async () => {
  delete files['/content/agreements/privacy.md'];
  const { result } = renderHook(() => useTerms('user privacy'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  files['/content/agreements/privacy.md'] = '文本';
  act(() => result.current.onRetry());
  expect(result.current.state).toBe('retrying');
  await waitFor(() => expect(result.current.state).toBe('ready'));
});

test('another try that fails says so again', async () => {
  files = {};
  const { result } = renderHook(() => useTerms('user'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  act(() => result.current.onRetry());
  expect(result.current.state).toBe('retrying');
  await waitFor(() => expect(result.current.state).toBe('failed'));
});

test('what is no list of agreements fails like none', async () => {
  files['/content/agreements/index.json'] = '<!doctype html>';
  const { result } = renderHook(() => useTerms('user'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
});

test('nothing is asked for before there is a tick', async () => {
  const { result, rerender } = renderHook((names: string) => useTerms(names), { initialProps: '' });
  expect(asked).not.toHaveBeenCalled();
  rerender('user');
  expect(result.current.state).toBe('reading');
  await waitFor(() => expect(result.current.state).toBe('ready'));
});
