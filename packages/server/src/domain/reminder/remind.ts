import { NOTICE_CHANNEL, type NoticeEvent } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { reminder } from '../../db/schema/reminder';
import { defineMessage, enqueue } from '../../jobs/job';
import { noticeSettingOf } from '../account/notice-setting';
import { bindingOf } from '../wechat/bindings';

const sendJob = 'reminder.send';
/** Beside reminders, since news of security stays true: its owner hears of it however long the gateway was away. */
const newsJob = 'security-news.send';
/** A message says how long something still lasts: after so long it would be wrong. The site shows it all the same. */
const uselessAfterMs = 2 * hourMs;
/** How many a worker takes at once: a market has many due in one minute (decisions 182). */
const sentTogether = 10;

export interface Reminder {
  /** Business key: the same key again tells nobody anything. */
  readonly key: string;
  readonly userId: number;
  /** A sub-account is told itself; null tells the main account. */
  readonly subAccountId: number | null;
  readonly event: NoticeEvent;
  readonly title: string;
  readonly text: string;
  /** What a message outside the site says in its place. */
  readonly textOutside?: string;
  /** Path within the site where its reader goes on. */
  readonly link?: string;
  /** The reader asked to be told of just this, or has to be told: it is shown on the site whatever was chosen for its event. */
  readonly isAskedFor?: true;
  readonly at: Date;
}

type Delivery = {
  readonly channel: 'sms' | 'wechat';
  readonly recipient: string;
  readonly text: string;
  /** Names the message wherever it is handed over again; absent in jobs of older versions. */
  readonly key?: string;
};

/** Who is told, and how to reach them; nobody where the account was closed or the sub-account deleted. */
async function readerOf(tx: Tx, { userId, subAccountId }: Reminder) {
  const [main] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  if (main === undefined) return undefined;
  if (subAccountId === null) return { phone: main.notifyPhone ?? main.phone, settings: main.noticeSettings };
  const [sub] = await tx
    .select()
    .from(subAccounts)
    .where(and(eq(subAccounts.id, subAccountId), isNull(subAccounts.deletedAt)));
  return sub && { phone: sub.notifyPhone, settings: sub.noticeSettings };
}

function send(tx: Tx, kind: string, delivery: Delivery, runAt: Date, reason: string): Promise<void> {
  const key = `${kind}:${reason}`;
  return enqueue(tx, { kind, payload: { ...delivery, key } satisfies Delivery, runAt, key });
}

/** Tells a customer something, once for its key, through the channels that were chosen for its event. Messages leave by a job, after the commit. Answers whether this was the first time; who is gone is told nothing. */
export async function remind(tx: Tx, told: Reminder): Promise<boolean> {
  const reader = await readerOf(tx, told);
  if (reader === undefined) return false;
  const channels = noticeSettingOf(reader.settings)[told.event];
  const {
    key,
    userId,
    subAccountId,
    event,
    title,
    text,
    textOutside = text,
    link = null,
    isAskedFor = false,
    at,
  } = told;
  const written = await tx
    .insert(reminder)
    .values({
      key,
      userId,
      subAccountId,
      event,
      title,
      text,
      link,
      createdAt: at,
      shownOnSite: isAskedFor || channels[NOTICE_CHANNEL.site],
    })
    .onConflictDoNothing()
    .returning({ id: reminder.id });
  if (written.length === 0) return false;
  const binding = subAccountId === null && channels[NOTICE_CHANNEL.wechat] ? await bindingOf(tx, userId) : null;
  const deliveries: Delivery[] = [
    ...(channels[NOTICE_CHANNEL.sms] && reader.phone
      ? [{ channel: 'sms', recipient: reader.phone, text: textOutside } as const]
      : []),
    ...(binding ? [{ channel: 'wechat', recipient: binding.openId, text: textOutside } as const] : []),
  ];
  for (const delivery of deliveries) await send(tx, sendJob, delivery, at, `${key}:${delivery.channel}`);
  return true;
}

/** Sends one text message after the commit, once for `key`: news of security that no setting turns off. */
export const sendText = (
  tx: Tx,
  { phone, text, at, key }: { readonly phone: string; readonly text: string; readonly at: Date; readonly key: string },
): Promise<void> => send(tx, newsJob, { channel: 'sms', recipient: phone, text }, at, key);

const handOver: Parameters<typeof defineMessage<Delivery>>[1] = ({ channel, recipient, text, key }, { sms, wechat }) =>
  channel === 'sms' ? sms.remind(recipient, text, key) : wechat.remind(recipient, text);

export const sendReminder = defineMessage<Delivery>(sendJob, handOver, { uselessAfterMs, together: sentTogether });
export const sendSecurityNews = defineMessage<Delivery>(newsJob, handOver, { together: sentTogether });
