import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { announceNotice } from '../domain/notice/announce';
import type { Services } from '../http/handler';
import type { Fields } from './request';

const titleLength = 80;
const summaryLength = 200;
const contentLength = 5000;

/** What the desk may publish; help documents are written elsewhere. */
const kinds = [NOTICE_TYPE.system, NOTICE_TYPE.activity, NOTICE_TYPE.maintenance] as const;

/** Publishes what the form of the page holds. A text that is missing or too long does nothing. */
export async function publishNoticeForm({ database, clock }: Services, fields: Fields): Promise<void> {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const type = kinds.find((kind) => String(kind) === fields.get('type'));
  const title = text('title');
  const original = text('original');
  const content = text('content');
  const fits = (value: string, most: number) => value !== '' && value.length <= most;
  if (
    type === undefined ||
    !fits(title, titleLength) ||
    !fits(original, summaryLength) ||
    !fits(content, contentLength)
  )
    return;
  await database.transaction((tx) =>
    announceNotice(tx, { title, original, content, type, top: false, districts: [], at: clock.now() }),
  );
}
