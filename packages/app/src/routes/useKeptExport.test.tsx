import { shownToasts } from '@compute-market/components/toast';
import { EXPORT_MAX_BYTES } from '@compute-market/contract/constants';
import type { User } from '@compute-market/contract/entities/user';
import { errors } from '@compute-market/contract/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { forgetToken, storeToken } from '../state/session';
import { resetToasts } from '../state/toasts';
import { resetUser, user } from '../state/user';
import { exportMessages } from './export-messages';
import { useKeptExport } from './useKeptExport';

const mocks = vi.hoisted(() => ({ saveFile: vi.fn(), upload: vi.fn() }));
vi.mock('./save-file', () => ({ saveFile: mocks.saveFile }));
vi.mock('../api/upload', () => ({ upload: mocks.upload }));

const at = ({ children }: { readonly children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
const filters = { status: '1', from: '2026-11-01', to: '2026-11-20', page: '3', size: '50' };
const file = { name: '充值记录.csv', csv: 'a', rows: 1, filters, done: '已导出 1 条记录' };
const backEnd = (told: Partial<User>) => void (user.info = told as User);
const hook = () => renderHook(() => useKeptExport('orders'), { wrapper: at }).result;

beforeEach(() => {
  vi.clearAllMocks();
  storeToken('token');
  mocks.upload.mockResolvedValue({});
});
afterEach(() => {
  resetToasts();
  resetUser();
  forgetToken();
});

test('a file is saved, and kept with the filters of its list but not the page somebody stood on', async () => {
  backEnd({ KeepsExports: true });
  const result = hook();
  act(() => result.current.save(file));
  expect(mocks.saveFile).toHaveBeenCalledExactlyOnceWith(file.name, expect.any(Blob));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ action: { label: exportMessages.records } }]));
  expect(mocks.upload.mock.calls[0]?.[1]).toMatchObject({
    list: 'orders',
    filters: 'status=1&from=2026-11-01&to=2026-11-20',
    rows: 1,
    chosen: false,
  });
});

test('a file that could not be kept is saved all the same, and the one message says so', async () => {
  backEnd({ KeepsExports: true });
  mocks.upload.mockRejectedValue(new Error('out of reach'));
  const result = hook();
  act(() => result.current.save(file));
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([{ tone: 'ok', title: file.done, detail: exportMessages.failed }]),
  );
  expect(mocks.saveFile).toHaveBeenCalledOnce();
});

test('a file for which a team has no room left is saved, and the message tells who can make some', async () => {
  backEnd({ KeepsExports: true });
  const { status, reason } = errors.FILE_TOO_LARGE;
  mocks.upload.mockRejectedValue(new ApiError({ kind: 'refused', status, reason, requestId: 'request' }));
  const result = hook();
  act(() => result.current.save(file));
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([{ title: file.done, detail: exportMessages.refused(reason) }]),
  );
});

test('a file beyond what is kept is not sent at all', async () => {
  backEnd({ KeepsExports: true });
  const result = hook();
  act(() => result.current.save({ ...file, csv: 'a'.repeat(EXPORT_MAX_BYTES + 1) }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ detail: exportMessages.tooLarge }]));
  expect(mocks.upload).not.toHaveBeenCalled();
});

test('a back end that tells nothing of keeping is sent nothing', async () => {
  backEnd({});
  const result = hook();
  act(() => result.current.save(file));
  expect(result.current.isKept).toBe(false);
  await Promise.resolve();
  expect(mocks.saveFile).toHaveBeenCalledOnce();
  expect(mocks.upload).not.toHaveBeenCalled();
  expect(shownToasts()).toMatchObject([{ title: file.done }]);
});

test('a session of somebody else takes no file of the one before', async () => {
  backEnd({ KeepsExports: true });
  const result = hook();
  act(() => result.current.save(file));
  storeToken('of another account');
  await import('../flows/keep-export');
  await act(async () => {});
  expect(mocks.upload).not.toHaveBeenCalled();
});

test('whoever logged out before it was kept is told nothing more', async () => {
  backEnd({ KeepsExports: true });
  let end: (answer: object) => void = () => undefined;
  const ended = new Promise<object>((resolve) => (end = resolve));
  mocks.upload.mockReturnValue(ended);
  const result = hook();
  act(() => result.current.save(file));
  await waitFor(() => expect(mocks.upload).toHaveBeenCalledOnce());
  forgetToken();
  resetToasts();
  await act(async () => {
    end({});
    await ended;
  });
  expect(shownToasts()).toEqual([]);
});
