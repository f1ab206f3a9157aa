// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import { api } from '../api';
import { hasUnseenNotice, markNoticesSeen, notices, seenNoticeKey, storeLatestNotices } from '../state/notices';
import './seen-elsewhere';

const call = vi.spyOn(api, 'call');
afterAll(() => {
  call.mockRestore();
  localStorage.clear();
});

test('a notice that was seen in another tab is no news here, also one that this tab had not heard of', async () => {
  const notice = (Id: number) => ({ Id, Title: '', Original: '', Type: 0, Top: false, CreateTime: 0 });
  call.mockResolvedValue({ data: [notice(130), notice(129)], total: 2 });
  storeLatestNotices([notice(129)]);
  markNoticesSeen(128);
  expect(hasUnseenNotice(notices)).toBe(true);
  localStorage.setItem(seenNoticeKey, '130');
  window.dispatchEvent(new StorageEvent('storage', { key: seenNoticeKey, newValue: '130' }));
  await vi.waitFor(() => expect(notices.lastSeen).toBe('130'));
  expect(hasUnseenNotice(notices)).toBe(false);
});

test('what else another tab keeps asks for no notices', () => {
  call.mockClear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(call).not.toHaveBeenCalled();
});
