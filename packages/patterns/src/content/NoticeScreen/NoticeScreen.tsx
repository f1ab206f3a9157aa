import { Alert } from '@compute-market/components/alert';
import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { MarkdownView } from '@compute-market/components/markdown-view';
import { Time } from '@compute-market/components/time';
import type { NoticeText } from '@compute-market/contract/entities/notice';
import { routes } from '@compute-market/contract/routes';
import { dataOf, type Resource } from '../../resource';
import { NoticeTag } from '../../notice-view';
import { ResourceView } from '../../resource-view';
import type { AffectedInstance } from './affected';
import { noticeMessages as messages } from './messages';
import { Affected, Neighbour, Neighbours, Page, Text } from './NoticeScreen.styles';

export interface NoticeScreenProps {
  notice: Resource<NoticeText>;
  /** Empty for a visitor and for notices that touch no room. */
  affected: readonly AffectedInstance[];
  onRetry: () => void;
}

function AffectedList({ affected }: Pick<NoticeScreenProps, 'affected'>) {
  if (affected.length === 0) return null;
  return (
    <Affected>
      <Alert tone="warn" action={<Link href={routes.dashboard.to()}>{messages.manage}</Link>}>
        {messages.affected(affected.length)}
        <ul>
          {affected.map(({ name, title, district, href }) => (
            <li key={name}>
              <Link underline href={href}>
                {title}
              </Link>{' '}
              · {district}
            </li>
          ))}
        </ul>
      </Alert>
    </Affected>
  );
}

function Beside({ side, notice }: { side: 'previous' | 'next'; notice: NoticeText['Prev'] }) {
  if (notice === null) return <span />;
  return (
    <Neighbour data-side={side}>
      {messages[side]}
      <Link href={routes.informDetail.to({ id: notice.Id })}>{notice.Title}</Link>
    </Neighbour>
  );
}

function Content({
  notice: { Type, CreateTime, UpdateTime, Content: source, Districts },
  affected,
}: { notice: NoticeText } & Pick<NoticeScreenProps, 'affected'>) {
  return (
    <>
      <Cluster as="p" size="dense" tone="secondary" gap={12} rowGap={8} spaceAbove={8} spaceBelow={24}>
        <NoticeTag type={Type} />
        <Time seconds={CreateTime} />
        {UpdateTime > CreateTime && (
          <span>
            {messages.updated} <Time seconds={UpdateTime} />
          </span>
        )}
        {Districts.length > 0 && (
          <span>
            {messages.rooms}：{Districts.join('、')}
          </span>
        )}
      </Cluster>
      <AffectedList affected={affected} />
      <MarkdownView source={source} headingLevel={2} />
    </>
  );
}

function Body({ notice, affected, onRetry }: NoticeScreenProps) {
  return (
    <ResourceView
      resource={notice}
      reading={messages.reading}
      lines={8}
      failed={(reason) => reason}
      help={messages.retryHelp}
      onRetry={onRetry}
      actions={<LinkButton href={routes.inform.to()}>{messages.back}</LinkButton>}
    >
      {(known) => <Content notice={known} affected={affected} />}
    </ResourceView>
  );
}

/** /informDetail/{id}: one notice in full, whom of the viewer's machines it touches, and its neighbours (screens B24). */
export function NoticeScreen(props: NoticeScreenProps) {
  const shown = dataOf(props.notice) ?? null;
  return (
    <Page>
      <Breadcrumb items={[{ label: messages.list, href: routes.inform.to() }, { label: messages.title }]} />
      <Card>
        <Text>
          <h1>{shown?.Title ?? messages.title}</h1>
          <Body {...props} />
        </Text>
        {shown !== null && (shown.Prev !== null || shown.Next !== null) && (
          <Neighbours aria-label={messages.neighbours}>
            <Beside side="previous" notice={shown.Prev} />
            <Beside side="next" notice={shown.Next} />
          </Neighbours>
        )}
      </Card>
    </Page>
  );
}
