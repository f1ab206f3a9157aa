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

/** All that was shown when older events were asked for, and those. */
interface Known {
  /** The instance and group they belong to. */
  readonly key: string;
  readonly list: readonly InstanceEvent[];
  readonly next: string | null;
}

/** Both without those that stand in both, newest first. */
function joined(newest: readonly InstanceEvent[], older: readonly InstanceEvent[]): readonly InstanceEvent[] {
  const ids = new Set(newest.map(({ Id }) => Id));
  return [...newest, ...older.filter(({ Id }) => !ids.has(Id))];
}

/** Whether nothing can be missing between the two: they share an event, or the newest are all there are. */
const meets = ({ data, Next }: Page, { list }: Known): boolean => {
  const ids = new Set(list.map(({ Id }) => Id));
  return Next === null || data.some(({ Id }) => ids.has(Id));
};

/** The newest events as the page reads them, and behind them the older ones that were asked for. */
export function useInstanceEvents(newest: Resource<Page | null>, { name, group }: Omit<Question, 'before'>) {
  const key = `${name}:${group ?? ''}`;
  const [known, setKnown] = useState<Known | null>(null);
  const [readingMore, setReadingMore] = useState(false);
  const first = newest.state === 'ready' ? newest.data : null;
  const behind = known?.key === key && (first === null || meets(first, known)) ? known : null;

  const next = (behind ?? { next: first?.Next ?? null }).next;
  const readMore = async (before: string) => {
    setReadingMore(true);
    try {
      const page = await readEvents({ name, group, before });
      setKnown({
        key,
        list: joined(joined(first?.data ?? [], behind?.list ?? []), page?.data ?? []),
        next: page?.Next ?? null,
      });
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
