import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Dot } from '@compute-market/components/dot';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { keepFocusNear, pathOf } from '@compute-market/components/focus-near';
import { useAnchor } from '@compute-market/components/link-provider';
import { Tabs } from '@compute-market/components/tabs';
import { Tag } from '@compute-market/components/tag';
import { Time } from '@compute-market/components/time';
import type { Notice } from '@compute-market/contract/entities/notice';
import { routes } from '@compute-market/contract/routes';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { isUnseenNotice, NoticeTag } from '../../notice-view';
import { MessageList } from './MessageList';
import { noticesMessages as messages } from './messages';
import { noticeTabs, type NoticesQuery, type NoticeTab } from './notices-query';
import { Reminders, type ReminderPage } from './Reminders';
import { Moment, Page, Row, Summary, Title, TitleText } from './NoticesScreen.styles';

export interface NoticesScreenProps {
  query: NoticesQuery;
  pageSize: number;
  notices: Resource<{ readonly data: readonly Notice[]; readonly total: number }>;
  /** Id of the newest notice that stands as seen, as it is stored; null when none does. */
  lastSeen: string | null;
  /** The newest notice does not stand as seen. */
  hasNews: boolean;
  /** What the customer itself was told; null for visitors. */
  reminders: { readonly list: Resource<ReminderPage>; readonly onReadAll: () => void } | null;
  onQueryChange: (query: NoticesQuery) => void;
  onReadAll: () => void;
  onRetry: () => void;
}

function NoticeRow({ notice, unseen }: { notice: Notice; unseen: boolean }) {
  const anchor = useAnchor();
  return (
    <li>
      <Row as={anchor} href={routes.informDetail.to({ id: notice.Id })}>
        <Title data-unseen={unseen || undefined}>
          {unseen && <Dot label={messages.unseen} />}
          <NoticeTag type={notice.Type} />
          <TitleText>{notice.Title}</TitleText>
          {notice.Top && <Tag tone="line">{messages.top}</Tag>}
        </Title>
        {notice.Original !== '' && <Summary>{notice.Original}</Summary>}
        <Moment>
          <Time seconds={notice.CreateTime} />
        </Moment>
      </Row>
    </li>
  );
}

/** Why there is none, and the way out of a tab. */
function NoNotices({ query: { tab, page }, onQueryChange }: Pick<NoticesScreenProps, 'query' | 'onQueryChange'>) {
  const drawing = <EmptyDrawing subject="message" />;
  if (tab === 'all' && page === 1)
    return <EmptyState drawing={drawing} title={messages.empty} help={messages.emptyHelp} />;
  return (
    <EmptyState
      drawing={drawing}
      title={tab === 'all' ? messages.empty : messages.emptyTab(messages.tabs[tab])}
      actions={
        <Button variant="outline" onClick={() => onQueryChange({ tab: 'all', page: 1 })}>
          {messages.showAll}
        </Button>
      }
    />
  );
}

/** /inform: every notice, newest first, with what was not seen yet (screens B24). */
export function NoticesScreen({
  query,
  pageSize,
  notices,
  lastSeen,
  hasNews,
  reminders,
  onQueryChange,
  onReadAll,
  onRetry,
}: NoticesScreenProps) {
  const pages = {
    page: query.page,
    pageSize,
    onPageChange: (page: number) => onQueryChange({ ...query, page }),
    onRetry,
  };
  const unread = reminders?.list.state === 'ready' ? reminders.list.data.unread : 0;
  const mine = query.tab === 'mine' ? reminders : null;
  const canRead = mine ? unread > 0 : hasNews;
  const items = noticeTabs.map((value) => ({ value, label: messages.tabs[value] }));
  return (
    <Page>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={
          canRead && (
            <Button
              onClick={({ currentTarget }) => {
                // It goes with what was unread.
                keepFocusNear(pathOf(currentTarget));
                (mine?.onReadAll ?? onReadAll)();
              }}
            >
              {messages.readAll}
            </Button>
          )
        }
      />
      <Card padding="none">
        <Tabs<NoticeTab>
          inset
          label={messages.tabsLabel}
          value={query.tab}
          onValueChange={(tab) => onQueryChange({ tab, page: 1 })}
          items={
            reminders
              ? [...items, { value: 'mine', label: messages.tabs.mine, count: unread > 0 ? unread : undefined }]
              : items
          }
        >
          {mine ? (
            <Reminders {...pages} list={mine.list} />
          ) : (
            <MessageList {...pages} list={notices} empty={<NoNotices query={query} onQueryChange={onQueryChange} />}>
              {(notice) => <NoticeRow key={notice.Id} notice={notice} unseen={isUnseenNotice(notice.Id, lastSeen)} />}
            </MessageList>
          )}
        </Tabs>
      </Card>
    </Page>
  );
}
