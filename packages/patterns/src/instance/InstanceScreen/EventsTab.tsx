import { Button } from '@compute-market/components/button';
import { Chips } from '@compute-market/components/chips';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag, type TagTone } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import {
  INSTANCE_EVENT_GROUP,
  INSTANCE_EVENT_GROUP_LABELS,
  type InstanceEvent,
  type InstanceEventGroup,
} from '@compute-market/contract/entities/instance-event';
import { formatTime } from '@compute-market/contract/rules/time';
import { Cluster } from '@compute-market/components/cluster';
import { dataOf, type Resource } from '../../resource';
import { tableState } from '../../resource-view';
import { eventBy, eventText, resultOf, type EventResult } from './event-text';
import { Content, FramedCards, Part } from './InstanceScreen.styles';
import { messages } from './messages';

const words = messages.events;

/** What happened, newest first. */
export interface InstanceEvents {
  readonly list: readonly InstanceEvent[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export interface EventsProps {
  /** Null where the back end keeps no events: the tab is left out. */
  events: Resource<InstanceEvents | null>;
  group: InstanceEventGroup | null;
  onGroupChange: (group: InstanceEventGroup | null) => void;
  /** Older ones are on their way. */
  readingMore: boolean;
  onMore: () => void;
}

const tones: Readonly<Record<EventResult, TagTone>> = { done: 'ok', failed: 'err', accepted: 'info' };
const resultTag = ({ Kind }: InstanceEvent) => {
  const result = resultOf(Kind);
  return <Tag tone={tones[result]}>{words.results[result]}</Tag>;
};
const timeOf = ({ CreateTime }: InstanceEvent) => formatTime(CreateTime, { withSeconds: true });

const columns: readonly TableColumn<InstanceEvent>[] = [
  { key: 'time', header: words.time, width: 176, cell: timeOf },
  { key: 'what', header: words.what, rowHeader: true, cell: eventText },
  { key: 'who', header: words.who, width: 148, cell: eventBy },
  { key: 'result', header: words.result, width: 88, cell: resultTag },
];

const card = (event: InstanceEvent) => (
  <Part as="div">
    <Cluster gap={12} rowGap={4} align="baseline" justify="between">
      <strong>{eventText(event)}</strong>
      {resultTag(event)}
    </Cluster>
    <Text size="small" tone="secondary">
      {timeOf(event)} · {eventBy(event)}
    </Text>
  </Part>
);

const all = 'all';
const groups = [
  { value: all, label: words.all },
  ...Object.values(INSTANCE_EVENT_GROUP).map((value) => ({ value, label: INSTANCE_EVENT_GROUP_LABELS[value] })),
];

/** 操作记录: what happened to an instance, who did it and what came of it (decisions 81). */
export function EventsTab({
  events,
  group,
  onGroupChange,
  readingMore,
  onMore,
  onRetry,
}: EventsProps & { onRetry: () => void }) {
  const shown = dataOf(events) ?? null;
  return (
    <Content>
      <Chips
        aria-label={words.filter}
        options={groups}
        value={group ?? all}
        onValueChange={(value) =>
          onGroupChange(Object.values(INSTANCE_EVENT_GROUP).find((one) => one === value) ?? null)
        }
      />
      <FramedCards>
        <Table
          caption={messages.tabs.events}
          columns={columns}
          rows={shown?.list ?? []}
          rowKey={({ Id }) => Id}
          rowHeight={44}
          minWidth={640}
          {...tableState(events, { title: messages.failed, onRetry })}
          skeletonRows={5}
          empty={
            <EmptyState
              drawing={<EmptyDrawing subject="document" />}
              compact
              title={group === null ? words.empty : words.emptyGroup}
            />
          }
          card={card}
        />
      </FramedCards>
      {shown?.more === true && (
        <Cluster gap={8} rowGap={4} justify="center">
          <Button variant="outline" loading={readingMore} onClick={onMore}>
            {words.more}
          </Button>
        </Cluster>
      )}
      <Text size="small" tone="secondary">
        {words.kept}
      </Text>
    </Content>
  );
}
