import { Button } from '@compute-market/components/button';
import { Dot } from '@compute-market/components/dot';
import { HoverMenu } from '@compute-market/components/hover-menu';
import { BellIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { useAnchor } from '@compute-market/components/link-provider';
import { Skeleton } from '@compute-market/components/skeleton';
import { NOTICE_TYPE_LABELS, type NoticeType } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isUnseenNotice, NoticeTag } from '../../notice-view';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import type { AlertSummary, BellProps } from './Bell';
import { BellTrigger } from './BellTrigger';
import { BonesRow, Empty, Facts, Head, Mark, Original, Row, Rows, Title, Words } from './BellMenu.styles';
import { topBarMenuMessages as words } from './menu-messages';
import { topBarMessages as messages } from './messages';

const Moment = ({ seconds }: { seconds: number }) => (
  <time dateTime={new Date(seconds * 1000).toISOString()}>{formatTime(seconds)}</time>
);

interface LineProps {
  href: string;
  title: string;
  /** In one line. */
  text: string | undefined;
  unseen: boolean;
  facts: ReactNode;
}

function Line({ href, title, text, unseen, facts }: LineProps) {
  const anchor = useAnchor();
  return (
    <li>
      <Row as={anchor} href={href}>
        <Mark>{unseen && <Dot label={words.unseen} />}</Mark>
        <Words>
          <Title data-unseen={unseen || undefined}>{title}</Title>
          {text && <Original>{text}</Original>}
          <Facts>{facts}</Facts>
        </Words>
      </Row>
    </li>
  );
}

type NoticesProps = Pick<BellProps, 'notices' | 'lastSeenNotice' | 'onNoticesSeen' | 'onReadNotices'>;

/** Stands only while the list is shown: showing it reads it again and is seeing it, and what was new stays marked for that while. */
function Notices({ notices, lastSeenNotice, onNoticesSeen, onReadNotices }: NoticesProps) {
  const [seenBefore] = useState(lastSeenNotice);
  const [reading, setReading] = useState<'first' | 'again' | null>('first');
  const read = useCallback(() => onReadNotices().finally(() => setReading(null)), [onReadNotices]);
  useEffect(() => void read(), [read]);
  const newest = notices?.[0]?.Id;
  useEffect(() => {
    if (newest !== undefined) onNoticesSeen(newest);
  }, [newest, onNoticesSeen]);
  if (notices === null && reading !== 'first')
    return (
      <Empty as="div">
        {words.noticesFailed}
        <Button
          loading={reading === 'again'}
          onClick={() => {
            setReading('again');
            void read();
          }}
        >
          {messages.retry}
        </Button>
      </Empty>
    );
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
        {words.noNotices}
      </Empty>
    );
  return (
    <Rows>
      {notices.map(({ Id, Title: title, Original: text, Type, CreateTime }) => (
        <Line
          key={Id}
          href={routes.informDetail.to({ id: Id })}
          title={title}
          text={text}
          unseen={isUnseenNotice(Id, seenBefore)}
          facts={
            <>
              {Type !== undefined && Type in NOTICE_TYPE_LABELS && <NoticeTag type={Type as NoticeType} />}
              {CreateTime !== undefined && CreateTime > 0 && <Moment seconds={CreateTime} />}
            </>
          }
        />
      ))}
    </Rows>
  );
}

const mine = routes.inform.to({ type: 'mine' });

/** What the customer itself was told, read each time the menu opens; absent while there is nothing. */
function Alerts({ onReadAlerts }: Pick<BellProps, 'onReadAlerts'>) {
  const [alerts, setAlerts] = useState<readonly AlertSummary[]>();
  useEffect(() => {
    let wanted = true;
    void onReadAlerts().then((read) => {
      if (wanted) setAlerts(read);
    });
    return () => {
      wanted = false;
    };
  }, [onReadAlerts]);
  if (alerts === undefined || alerts.length === 0) return null;
  return (
    <>
      <Head>
        <h2>{words.alerts}</h2>
        <Link href={mine}>{words.moreAlerts}</Link>
      </Head>
      <Rows>
        {alerts.map(({ Id, Title: title, Text: text, Link: href, CreateTime, Read }) => (
          <Line
            key={Id}
            href={href ?? mine}
            title={title}
            text={text}
            unseen={!Read}
            facts={<Moment seconds={CreateTime} />}
          />
        ))}
      </Rows>
    </>
  );
}

/** The bell with its dropdown: the three newest notices, or that there are none, the way to the rest, and the customer's own alerts (product §2; decisions 35). */
export function BellMenu({ hasNews, onReadAlerts, defaultOpen, takesFocus, ...notices }: BellProps & MenuSeed) {
  const trigger = useTakenFocus<HTMLAnchorElement>(takesFocus);
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
        <Link href={routes.inform.to()}>{words.moreNotices}</Link>
      </Head>
      <Notices {...notices} />
      <Alerts onReadAlerts={onReadAlerts} />
    </HoverMenu>
  );
}
