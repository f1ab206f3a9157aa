import { HeadsetIcon } from '@compute-market/components/icons';
import { MarkdownView } from '@compute-market/components/markdown-view';
import type { ThreadEntry, ThreadFile } from '@compute-market/components/thread';
import type { WorkOrderAttachment, WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { isKnown } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { formatBytes } from '../../format-bytes';
import { messages } from './messages';
import { SupportMark } from './WorkOrderScreen.styles';

const words = messages.events;
const { waiting, processing, solved, closed, revoked } = WORK_ORDER_STATUS;
type Log = WorkOrderDetail['logs'][number];
type OnPicture = (picture: { src: string; alt: string }) => void;

/** What a change of state tells the customer; nothing for those that a message tells already. */
export function eventText(log: Log, before: Log | undefined, createdAt: number): string | null {
  if (log.from === 'staff' && log.status === processing)
    return words.accepted(log.name, Math.max(1, Math.round((log.time - createdAt) / 60)));
  if (log.status === solved) return log.from === 'system' ? words.solvedBySilence : words.solved(log.name);
  if (log.status === closed) return log.from === 'system' ? words.closedByTime : words.closed;
  if (log.status === revoked) return words.revoked;
  const reopened = log.status === processing && (before?.status === solved || before?.status === closed);
  return reopened ? words.reopened : null;
}

const filesOf = (attachments: readonly WorkOrderAttachment[]): ThreadFile[] =>
  attachments.map(({ id, name, url, size }) => ({
    key: String(id),
    name,
    size: isKnown(size) ? formatBytes(size) : undefined,
    href: url,
  }));

const text = (key: string, source: string, onPicture: OnPicture): ReactNode => (
  <MarkdownView
    dense
    source={source}
    headingLevel={3}
    idPrefix={key}
    skeletonLines={2}
    onImageOpen={({ src, alt }) => onPicture({ src, alt })}
  />
);

/** Of one second: a ticket is taken up, or opened again, before something is said to it, and ends after. */
const rank = { first: 0, taken: 1, said: 2, ended: 3 } as const;
const inOrder = (a: Placed, b: Placed) => a.entry.at - b.entry.at || rank[a.kind] - rank[b.kind] || a.place - b.place;
interface Placed {
  readonly entry: ThreadEntry;
  readonly kind: keyof typeof rank;
  readonly place: number;
}

/** Everything that was said and that happened, in the order in which it did. */
export function threadEntries(order: WorkOrderDetail, onPicture: OnPicture): ThreadEntry[] {
  const first: ThreadEntry = {
    key: 'first',
    at: order.create_time,
    author: order.author,
    own: true,
    content: text('first', order.content, onPicture),
    files: filesOf(order.attachments),
  };
  const replies = order.comments.map((comment, place): ThreadEntry => {
    const key = `comment-${comment.id}-${place}`;
    const own = comment.from === 'user';
    // Who wrote it need not be told (decisions 40): then it is nobody's.
    const bySupport = comment.from === 'staff';
    return {
      key,
      at: comment.create_time,
      author: bySupport ? `${comment.name} · ${messages.support}` : comment.name,
      own,
      avatar: !bySupport ? undefined : (
        <SupportMark>
          <HeadsetIcon size={16} />
        </SupportMark>
      ),
      content: text(key, comment.content, onPicture),
      files: filesOf(comment.attachments),
    };
  });
  const events = order.logs.flatMap((log, place): Placed[] => {
    const said = log.status === waiting ? null : eventText(log, order.logs[place - 1], order.create_time);
    if (said === null) return [];
    const kind = log.status === processing ? 'taken' : 'ended';
    return [{ entry: { key: `event-${place}`, kind: 'event', at: log.time, text: said }, kind, place }];
  });
  const said = replies.map((entry, place): Placed => ({ entry, kind: 'said', place }));
  return [{ entry: first, kind: 'first', place: 0 } as const, ...said, ...events]
    .sort(inOrder)
    .map(({ entry }) => entry);
}
