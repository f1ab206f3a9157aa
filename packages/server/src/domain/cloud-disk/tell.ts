import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { wireTime } from '../../platform/wire';
import { remind, type Reminder } from '../reminder/remind';
import { wireTimeOf } from '../reminder/untold';
import type { DiskRow } from './find-disk';

/** What is told of one end of a disk, once. */
const topics = {
  ending: 'cloud-disk-due',
  over: 'cloud-disk-expired',
  going: 'cloud-disk-release',
  late: 'cloud-disk-late-release',
  gone: 'cloud-disk-deleted',
};
type Topic = keyof typeof topics;

/** What it is about: the end of the time, or that of the data where it was put off (decisions 229). */
const momentOf = {
  ending: 'dueAt',
  over: 'dueAt',
  going: 'dueAt',
  late: 'releaseAt',
  gone: 'dueAt',
} as const satisfies Record<Topic, 'dueAt' | 'releaseAt'>;

const keyOf = (topic: Topic, row: DiskRow): string =>
  `${topics[topic]}:${row.userId}:${wireTime(row[momentOf[topic]])}`;
/** The same as a query over disks. */
export const keyOfEach = (topic: Topic) =>
  sql`${topics[topic]} || ':' || ${cloudDisk.userId} || ':' || ${wireTimeOf(cloudDisk[momentOf[topic]])}`;

const shown = (moment: Date): string => formatTime(wireTime(moment));

/** Its sub-accounts use it too, but its main account alone can renew it (screens A1). */
function tell(
  tx: Tx,
  topic: Topic,
  row: DiskRow,
  told: Pick<Reminder, 'event' | 'title' | 'text'>,
  at: Date,
): Promise<boolean> {
  const { userId } = row;
  return remind(tx, { key: keyOf(topic, row), userId, subAccountId: null, link: routes.cloudDisk.to(), at, ...told });
}

/** A day before its end: it does not renew itself. */
export const tellOfEnd = (tx: Tx, row: DiskRow, now: Date): Promise<boolean> =>
  tell(
    tx,
    'ending',
    row,
    {
      event: NOTICE_EVENT.due,
      title: '云盘即将到期',
      text: `云盘将于 ${shown(row.dueAt)} 到期，不会自动续费。到期后无法连接，数据保留至 ${shown(row.releaseAt)}。如需继续使用，请在到期前续费。`,
    },
    now,
  );

/** At its end. */
export const tellOfExpiry = (tx: Tx, row: DiskRow, now: Date): Promise<boolean> =>
  tell(
    tx,
    'over',
    row,
    {
      event: NOTICE_EVENT.expired,
      title: '云盘已到期',
      text: `云盘已到期，数据保留至 ${shown(row.releaseAt)}，续费后恢复使用。`,
    },
    now,
  );

/** A day before its data goes; `late` tells of a release that was put off after that. */
export const tellOfRelease = (tx: Tx, row: DiskRow, now: Date, topic: 'going' | 'late' = 'going'): Promise<boolean> =>
  tell(
    tx,
    topic,
    row,
    {
      event: NOTICE_EVENT.diskRelease,
      title: '云盘即将删除',
      text: `已到期的云盘将于 ${shown(row.releaseAt)} 删除，删除后数据无法找回。如需保留，请在此之前续费。`,
    },
    now,
  );

/** Its data is gone. */
export const tellOfDeletion = (tx: Tx, row: DiskRow, now: Date): Promise<boolean> =>
  tell(
    tx,
    'gone',
    row,
    {
      event: NOTICE_EVENT.diskRelease,
      title: '云盘已删除',
      text: `云盘于 ${shown(row.dueAt)} 到期后未续费，数据已删除，无法找回。如需使用，可重新开通云盘。`,
    },
    now,
  );
