import { Dot } from '@compute-market/components/dot';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Link } from '@compute-market/components/link';
import { Time } from '@compute-market/components/time';
import type { Reminder } from '@compute-market/contract/entities/reminder';
import type { Resource } from '../../resource';
import { MessageList, type MessageListProps } from './MessageList';
import { noticesMessages as messages } from './messages';
import { Moment, Told, Title, Words } from './NoticesScreen.styles';

export interface ReminderPage {
  readonly data: readonly Reminder[];
  readonly total: number;
  /** How many were not read, on all pages. */
  readonly unread: number;
}

interface RemindersProps extends Omit<MessageListProps<Reminder>, 'empty' | 'children'> {
  list: Resource<ReminderPage>;
}

/** What the customer itself was told: the 站内 channel of its notice settings (screens B11). */
export const Reminders = (props: RemindersProps) => (
  <MessageList
    {...props}
    empty={
      <EmptyState
        drawing={<EmptyDrawing subject="message" />}
        title={messages.emptyMine}
        help={messages.emptyMineHelp}
      />
    }
  >
    {({ Id, Title: title, Text, Link: href, CreateTime, Read }) => (
      <Told key={Id}>
        <Title data-unseen={!Read || undefined}>
          {!Read && <Dot label={messages.unseen} />}
          {title}
        </Title>
        <Words>{Text}</Words>
        {href !== null && (
          <Words>
            <Link href={href}>{messages.go}</Link>
          </Words>
        )}
        <Moment>
          <Time seconds={CreateTime} />
        </Moment>
      </Told>
    )}
  </MessageList>
);
