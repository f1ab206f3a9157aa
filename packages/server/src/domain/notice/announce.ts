import { NOTICE_EVENT, NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { defineJob, enqueue } from '../../jobs/job';
import { remind } from '../reminder/remind';
import { publishNotice, type NoticeText } from './publish';

const announceJob = 'notice.announce';
/** Customers told in one run; the next ones come at once, so that no transaction lasts long. */
const batch = 200;

interface Announcement {
  readonly noticeId: number;
  readonly title: string;
  readonly original: string;
  /** The last customer who was told. */
  readonly after: number;
}

const goOn = (tx: Tx, told: Announcement, runAt: Date): Promise<void> =>
  enqueue(tx, { kind: announceJob, payload: told, runAt, key: `${announceJob}:${told.noticeId}:${told.after}` });

/** Publishes a notice; an activity is told to every customer too, by the channels that each ticked for it (screens B11.5). Answers its number. */
export async function announceNotice(tx: Tx, notice: NoticeText): Promise<number> {
  const noticeId = await publishNotice(tx, notice);
  if (notice.type === NOTICE_TYPE.activity)
    await goOn(tx, { noticeId, title: notice.title, original: notice.original, after: 0 }, notice.at);
  return noticeId;
}

/** Tells main accounts of an activity, those who are left after the ones before. Offers are for who pays: sub-accounts are not told. */
export const tellOfActivity = defineJob<Announcement>(announceJob, async (tx, told, { clock }) => {
  const now = clock.now();
  const reached = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, told.after), isNull(users.closedAt)))
    .orderBy(asc(users.id))
    .limit(batch);
  for (const { id } of reached) {
    await remind(tx, {
      key: `activity:${told.noticeId}:${id}`,
      userId: id,
      subAccountId: null,
      event: NOTICE_EVENT.activity,
      title: '新活动',
      text: `「${told.title}」${told.original}`,
      at: now,
    });
  }
  const last = reached.at(-1);
  if (last !== undefined && reached.length === batch) await goOn(tx, { ...told, after: last.id }, now);
});
