import { announceNotice } from '../domain/notice/announce';
import type { Services } from '../http/handler';
import { announcedTypes, noticeLengths } from '../staff/notices';
import type { Fields } from './request';

/** Publishes what the form of the page holds. A text that is missing or too long does nothing. */
export async function publishNoticeForm({ database, clock }: Services, fields: Fields): Promise<void> {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const type = announcedTypes.find((kind) => String(kind) === fields.get('type'));
  const title = text('title');
  const original = text('original');
  const content = text('content');
  const fits = (value: string, most: number) => value !== '' && value.length <= most;
  if (
    type === undefined ||
    !fits(title, noticeLengths.title) ||
    !fits(original, noticeLengths.original) ||
    !fits(content, noticeLengths.content)
  )
    return;
  await database.transaction((tx) =>
    announceNotice(tx, { title, original, content, type, top: false, districts: [], at: clock.now() }),
  );
}
