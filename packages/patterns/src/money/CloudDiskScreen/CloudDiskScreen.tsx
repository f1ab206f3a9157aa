import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Countdown } from '@compute-market/components/countdown';
import { DescriptionList } from '@compute-market/components/description-list';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Meter } from '@compute-market/components/meter';
import { Skeleton } from '@compute-market/components/skeleton';
import { Stack } from '@compute-market/components/stack';
import { Tooltip } from '@compute-market/components/tooltip';
import { CLOUD_DISK_ORDER, type CloudDiskOrder } from '@compute-market/contract/enumerations';
import { formatUnitPrice, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { Suspense, type ReactNode } from 'react';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import type { Viewer } from '../../viewer';
import { SlowHint } from '../../slow-hint';
import { Columns, UsedLine, Uses } from './CloudDiskScreen.styles';
import { Connection, HowTo } from './Connection';
import { ToldText } from '../../told-text/ToldText';
import {
  canEnlarge,
  diskWarnings,
  gigabytes,
  isExpired,
  isOpened,
  usedPercent,
  type Disk,
  type DiskWarning,
} from './disk-facts';
import { messages } from './messages';
import type { DiskOrder } from './OrderDialog';

const OrderDialog = lazyPiece(() => import('./OrderDialog').then((module) => ({ default: module.OrderDialog })));
const { open, enlarge, renew } = CLOUD_DISK_ORDER;

export interface CloudDiskScreenProps {
  viewer: Viewer;
  disk: Resource<Disk>;
  /** The server's time, seconds. */
  now: number;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  /** Fetches the password, when someone wants to see it. */
  onReveal: () => Promise<string>;
  /** The order whose dialog is open; null while none is. */
  order: DiskOrder | null;
  onOrder: (type: CloudDiskOrder, disk: Disk) => void;
  onRefresh: () => void;
  /** What else is kept for the account, under the disk. */
  children?: ReactNode;
}

interface Opened extends Pick<CloudDiskScreenProps, 'now' | 'clockOffset' | 'onReveal' | 'onOrder'> {
  disk: Disk;
  /** Main accounts buy; sub-accounts see (screens A1). */
  mayBuy: boolean;
}

const tones = { expired: 'err', full: 'err', nearlyFull: 'warn', dueSoon: 'warn' } as const satisfies Record<
  DiskWarning,
  string
>;
const remedies = { expired: renew, full: enlarge, nearlyFull: enlarge, dueSoon: renew } as const satisfies Record<
  DiskWarning,
  CloudDiskOrder
>;

function Warning({
  warning,
  disk,
  mayBuy,
  onOrder,
}: Pick<Opened, 'disk' | 'mayBuy' | 'onOrder'> & { warning: DiskWarning }) {
  const words = messages.warnings;
  const percent = usedPercent(disk);
  const titles: Record<DiskWarning, string> = {
    expired: words.expired(disk.ReleaseTime === null ? messages.use.expired : formatTime(disk.ReleaseTime)),
    full: words.full(percent),
    nearlyFull: words.nearlyFull(percent),
    dueSoon: words.dueSoon,
  };
  const type = remedies[warning];
  const offered = mayBuy && (type !== enlarge || canEnlarge(disk));
  return (
    <Alert
      tone={tones[warning]}
      title={titles[warning]}
      action={
        offered ? (
          <Button size="sm" variant="outline" onClick={() => onOrder(type, disk)}>
            {messages.actions[type]}
          </Button>
        ) : undefined
      }
    >
      {words[`${warning}Help`]}
      {mayBuy ? null : `。${words.askMain}`}
    </Alert>
  );
}

function UseCard({ disk, now, clockOffset, mayBuy, onOrder }: Opened) {
  const words = messages.use;
  const expired = isExpired(disk, now);
  const total = gigabytes(disk.TotalSize);
  const actions = mayBuy && (
    <>
      <Tooltip
        disabledReason={
          expired ? messages.connect.blocked : canEnlarge(disk) ? undefined : messages.noRoom(disk.MaxSize)
        }
      >
        <Button onClick={() => onOrder(enlarge, disk)}>{messages.actions[enlarge]}</Button>
      </Tooltip>
      <Button variant="primary" onClick={() => onOrder(renew, disk)}>
        {messages.actions[renew]}
      </Button>
    </>
  );
  return (
    <Card title={words.title} actions={actions || undefined}>
      <Stack gap={10}>
        <UsedLine>
          {words.used}
          <strong>
            <ToldText>{gigabytes(disk.UsedSize)}</ToldText>
          </strong>
          {words.of(total)}
          {isKnown(disk.UsedSize) && <span data-part="percent">{words.percent(usedPercent(disk))}</span>}
        </UsedLine>
        {isKnown(disk.UsedSize) && (
          <Meter
            size="lg"
            label={words.meter}
            value={disk.UsedSize}
            max={disk.TotalSize}
            valueText={`${words.used} ${gigabytes(disk.UsedSize)} ${words.of(total)}`}
          />
        )}
        <DescriptionList
          items={[
            {
              key: 'due',
              term: words.due,
              detail:
                disk.Due_time === null ? undefined : (
                  <>
                    {formatTime(disk.Due_time)} <Countdown until={disk.Due_time} clockOffset={clockOffset} />
                  </>
                ),
            },
            ...(disk.ReleaseTime === null
              ? []
              : [{ key: 'release', term: words.release, detail: formatTime(disk.ReleaseTime) }]),
            {
              key: 'price',
              term: words.price,
              detail: words.priceDetail(formatUnitPrice(unitFromYuan(disk.MonthPrice))),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function NotOpened({ disk, mayBuy, onOrder }: Pick<Opened, 'disk' | 'mayBuy' | 'onOrder'>) {
  const words = messages.empty;
  return (
    <>
      <Card>
        <EmptyState
          drawing={<EmptyDrawing subject="disk" />}
          title={words.title}
          help={mayBuy ? words.help(formatUnitPrice(unitFromYuan(disk.MonthPrice))) : words.helpSub}
          actions={
            mayBuy ? (
              <Button variant="primary" onClick={() => onOrder(open, disk)}>
                {words.open}
              </Button>
            ) : undefined
          }
        />
      </Card>
      <Card title={words.usesTitle}>
        <Uses>
          {words.uses.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Uses>
      </Card>
    </>
  );
}

function OpenedDisk(props: Opened) {
  const { disk, now, onReveal } = props;
  return (
    <>
      {diskWarnings(disk, now).map((warning) => (
        <Warning key={warning} warning={warning} {...props} />
      ))}
      <Columns>
        <UseCard {...props} />
        <Connection {...{ disk, now, onReveal }} />
      </Columns>
      <HowTo disk={disk} />
    </>
  );
}

/** /console/cloudDisk: what is used and until when it is paid, how to reach it, and more of it. A sub-account sees it and does not buy (screens B13). */
export function CloudDiskScreen({
  viewer,
  disk,
  now,
  clockOffset,
  onReveal,
  order,
  onOrder,
  onRefresh,
  children,
}: CloudDiskScreenProps) {
  const mayBuy = viewer.role === 'main';
  const hasVoucher = viewer.role === 'main' && viewer.user.PowerMoney > 0;
  return (
    <PageBody>
      <PageHead title={messages.title} help={messages.help} />
      {disk.state === 'loading' && (
        <>
          <Columns aria-busy="true">
            <Skeleton shape="block" width="100%" height={232} />
            <Skeleton shape="block" width="100%" height={232} />
          </Columns>
          <SlowHint />
        </>
      )}
      {disk.state === 'error' && (
        <Card>
          <ErrorState title={messages.failed(disk.reason)} requestId={disk.requestId} onRetry={onRefresh} />
        </Card>
      )}
      {disk.state === 'ready' &&
        (isOpened(disk.data) ? (
          <OpenedDisk {...{ disk: disk.data, now, clockOffset, mayBuy, onReveal, onOrder }} />
        ) : (
          <NotOpened {...{ disk: disk.data, mayBuy, onOrder }} />
        ))}
      {children}
      {disk.state === 'ready' && order !== null && (
        <Suspense fallback={null}>
          <OrderDialog disk={disk.data} order={order} hasVoucher={hasVoucher} />
        </Suspense>
      )}
    </PageBody>
  );
}
