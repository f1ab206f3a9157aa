import { proxy } from 'valtio';
import { keeper } from '../surroundings';

/** Local storage keeps the newest notice that was seen, as text (product §3). */
export const seenNoticeKey = 'notice';

export interface NoticeSummary {
  readonly Id: number;
  readonly Title: string;
  readonly Original?: string;
  readonly Type?: number;
  readonly CreateTime?: number;
}

/** `latest` is null until it has been read. */
export const notices = proxy<{ latest: readonly NoticeSummary[] | null; lastSeen: string | null }>({
  latest: null,
  lastSeen: keeper().getItem(seenNoticeKey),
});

export const storeLatestNotices = (latest: readonly NoticeSummary[]) => void (notices.latest = latest);

export function markNoticesSeen(newestId: number) {
  const text = String(newestId);
  keeper().setItem(seenNoticeKey, text);
  notices.lastSeen = text;
}

/** The red dot: on while the stored Id differs from the newest (product §2). */
export const hasUnseenNotice = ({
  latest,
  lastSeen,
}: {
  readonly latest: readonly NoticeSummary[] | null;
  readonly lastSeen: string | null;
}) => {
  const newest = latest?.[0];
  return newest !== undefined && String(newest.Id) !== lastSeen;
};

/** Notices are public: logging out forgets neither them nor what was seen. */
export const resetNotices = () => undefined;
