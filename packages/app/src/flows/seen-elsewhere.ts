import { notices, seenNoticeKey } from '../state/notices';
import { keeper } from '../surroundings';
import { refreshNotices } from './service';

/**
 * Notices that were seen in another tab are no news in this one. What is newest is read again before, since the other tab may have seen one
 * that this tab never heard of, and the dot is on while the two differ (product §2).
 */
async function follow({ key }: StorageEvent) {
  if (key !== seenNoticeKey) return;
  await refreshNotices();
  notices.lastSeen = keeper().getItem(seenNoticeKey);
}

window.addEventListener('storage', (event) => void follow(event));
