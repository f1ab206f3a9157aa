import { Button } from '@compute-market/components/button';
import { Dot } from '@compute-market/components/dot';
import { HoverMenu } from '@compute-market/components/hover-menu';
import { BellIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { useAnchor } from '@compute-market/components/link-provider';
import { Skeleton } from '@compute-market/components/skeleton';
import type { NoticeType } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { isUnseenNotice, NoticeTag } from '../../notice-view';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import type { BellProps, NoticeSummary } from './Bell';
import { BellTrigger } from './BellTrigger';
import { BonesRow, Empty, Facts, Head, Mark, More, Row, Rows, Title } from './BellMenu.styles';
import { topBarMessages as messages } from './messages';

function NoticeRow({ notice, unseen }: { notice: NoticeSummary; unseen: boolean }) {
  const anchor = useAnchor();
  return (
    <li>
      <Row as={anchor} href={routes.informDetail.to({ id: notice.Id })} title={notice.Original || undefined}>
        <Mark>{unseen && <Dot label={messages.unseen} />}</Mark>
        <span>
          <Title data-unseen={unseen || undefined}>{notice.Title}</Title>
          <Facts>
            <NoticeTag type={notice.Type as NoticeType} />
            <time dateTime={new Date(notice.CreateTime * 1000).toISOString()}>{formatTime(notice.CreateTime)}</time>
          </Facts>
        </span>
      </Row>
    </li>
  );
}

function Notices({ notices, lastSeenNotice }: Pick<BellProps, 'notices' | 'lastSeenNotice'>) {
  if (notices === null)
    return (
      <Rows aria-busy>
        {[1, 2, 3].map((row) => (
          <BonesRow key={row}>
            <Skeleton lines={2} />
          </BonesRow>
        ))}
      </Rows>
    );
  if (notices.length === 0)
    return (
      <Empty>
        <BellIcon size={24} />
        {messages.noNotices}
      </Empty>
    );
  return (
    <Rows>
      {notices.map((notice) => (
        <NoticeRow key={notice.Id} notice={notice} unseen={isUnseenNotice(notice.Id, lastSeenNotice)} />
      ))}
    </Rows>
  );
}

/** The bell with its dropdown: the three newest notices, or that there are none, and the way to the rest (product §2). */
export function BellMenu({
  notices,
  lastSeenNotice,
  onMarkNoticesSeen,
  hasNews,
  defaultOpen,
  takesFocus,
}: BellProps & MenuSeed) {
  const trigger = useTakenFocus<HTMLAnchorElement>(takesFocus);
  const newest = notices?.[0];
  return (
    <HoverMenu
      link
      width="bell"
      label={messages.notices}
      defaultOpen={defaultOpen}
      trigger={<BellTrigger ref={trigger} hasNews={hasNews} />}
    >
      <Head>
        <h2>{messages.notices}</h2>
        {newest !== undefined && hasNews && (
          <Button size="sm" variant="text" onClick={() => onMarkNoticesSeen(newest.Id)}>
            {messages.markAllSeen}
          </Button>
        )}
      </Head>
      <Notices notices={notices} lastSeenNotice={lastSeenNotice} />
      <More>
        <Link href={routes.inform.to()}>{messages.moreNotices}</Link>
      </More>
    </HoverMenu>
  );
}
