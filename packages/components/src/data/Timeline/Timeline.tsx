import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Time } from '../Time';
import { Event, Head, Note, Root, When } from './Timeline.styles';

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** Unix time in seconds. */
  at?: number;
  note?: ReactNode;
  /** `now` for what is under way. The title must say the same in words. */
  tone?: 'plain' | 'now' | 'ok' | 'warning' | 'danger';
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  events: readonly TimelineEvent[];
  ref?: Ref<HTMLOListElement>;
}

/** What happened, in order: the life of an instance, a ticket, a verification. */
export function Timeline({ events, ...rest }: TimelineProps) {
  return (
    <Root data-component="Timeline" {...rest}>
      {events.map((event) => (
        <Event key={event.key} data-tone={event.tone ?? 'plain'}>
          <Head>
            {event.title}
            {event.at === undefined ? null : (
              <When>
                <Time seconds={event.at} />
              </When>
            )}
          </Head>
          {event.note === undefined ? null : <Note>{event.note}</Note>}
        </Event>
      ))}
    </Root>
  );
}
