import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import {
  INSTANCE_EVENT_GROUP,
  type InstanceEvent,
  type InstanceEventGroup,
} from '@compute-market/contract/entities/instance-event';
import type { ResponseOf } from '@compute-market/contract/define-call';
import type { InstanceEvents } from '@compute-market/patterns/instance/InstanceScreen';
import type { Resource } from '@compute-market/patterns/resource';
import { useState } from 'react';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { failureOf } from '../../api/errors';
import { knownOrNull } from '../../flows/known-call';
import { showError } from '../../state/toasts';

/** Events of one page. */
const pageLength = 20;

type Page = ResponseOf<typeof getInstanceEvents>;

/** The group of an address; null for all. */
export const readGroup = (value: string | null): InstanceEventGroup | null =>
  Object.values(INSTANCE_EVENT_GROUP).find((one) => one === value) ?? null;

interface Question {
  readonly name: string;
  readonly group: InstanceEventGroup | null;
  /** Where to go on from; absent for the newest. */
  readonly before?: string;
}

/** A page of events; null where the back end keeps none. */
export const readEvents = ({ name, group, before }: Question, options: CallOptions = {}): Promise<Page | null> =>
  knownOrNull(
    api.call(
      getInstanceEvents,
      {
        instance_name: name,
        limit: pageLength,
        ...(group === null ? {} : { group }),
        ...(before === undefined ? {} : { before }),
      },
      options,
    ),
  );

interface Older {
  /** What they go on from: of another group or instance they are of no use. */
  readonly key: string;
  readonly list: readonly InstanceEvent[];
  readonly next: string | null;
}

/** Both without those that stand in both, newest first. */
function joined(newest: readonly InstanceEvent[], older: readonly InstanceEvent[]): readonly InstanceEvent[] {
  const ids = new Set(newest.map(({ Id }) => Id));
  return [...newest, ...older.filter(({ Id }) => !ids.has(Id))];
}

/** The newest events as the page reads them, and behind them the older ones that were asked for. */
export function useInstanceEvents(newest: Resource<Page | null>, { name, group }: Omit<Question, 'before'>) {
  const key = `${name}:${group ?? ''}`;
  const [older, setOlder] = useState<Older | null>(null);
  const [readingMore, setReadingMore] = useState(false);
  const behind = older?.key === key ? older : null;

  const next = behind === null ? (newest.state === 'ready' ? (newest.data?.Next ?? null) : null) : behind.next;
  const readMore = async (before: string) => {
    setReadingMore(true);
    try {
      const page = await readEvents({ name, group, before });
      setOlder({ key, list: joined(behind?.list ?? [], page?.data ?? []), next: page?.Next ?? null });
    } catch (error) {
      showError(failureOf(error).reason);
    } finally {
      setReadingMore(false);
    }
  };
  const events: Resource<InstanceEvents | null> =
    newest.state === 'ready'
      ? {
          ...newest,
          data: newest.data && { list: joined(newest.data.data, behind?.list ?? []), more: next !== null },
        }
      : newest;
  return { events, readingMore, onMore: () => void (next !== null && !readingMore && readMore(next)) };
}
