import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { ownRows } from '../db/own-rows';
import { storedFile } from '../db/schema/file';
import { requireActor, type Actor, type CallContext } from '../http/handler';
import { consume } from '../http/limits';
import { Refusal } from '../http/refusal';
import { mediaTypeOf } from './media-type';
import { cleanFileName } from './original-name';
import { rewritePicture } from './picture';

export type StoredFile = typeof storedFile.$inferSelect;
export type FilePurpose = StoredFile['purpose'];

const uploadsAnHour = { points: 120, windowMs: hourMs };

/** Files that a page hands over by itself are counted apart, for each person: they take nothing from what somebody uploads. */
const counterOf = (purpose: FilePurpose, { userId, subAccountId }: Actor): string =>
  purpose === 'export' ? `export:${userId}:${subAccountId ?? ''}` : `upload:${userId}`;

/** Files belong to who sent them: a sub-account's to it alone, the main account's to the main account alone. */
const ownedBy = (actor: Pick<Actor, 'userId' | 'subAccountId'>): SQL | undefined => ownRows(storedFile, actor);

async function contentToKeep(file: File): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(file.name, bytes);
  if (mediaType === null) throw new Refusal('FILE_TYPE_INVALID');
  return mediaType.startsWith('image/') ? rewritePicture(bytes) : { bytes, mediaType };
}

/**
 * Keeps an uploaded file of the caller. Pictures are written anew, other files as they came. Nothing refers to it yet: without `useFiles`
 * it is removed after a day. Refuses with FILE_TYPE_INVALID or TOO_MANY_REQUESTS, or as `admit` does: what it refuses is counted and not stored.
 */
export async function keepFile(
  context: CallContext,
  file: File,
  purpose: FilePurpose,
  admit: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredFile> {
  const { clock, ids, files } = context.services;
  const actor = requireActor(context);
  const { userId, subAccountId } = actor;
  const now = clock.now();
  const left = await context.transaction((tx) => consume(tx, counterOf(purpose, actor), uploadsAnHour, now));
  if (left < 0) throw new Refusal('TOO_MANY_REQUESTS', { reason: '上传过于频繁，请一小时后再试' });
  await context.transaction(admit);
  const { bytes, mediaType } = await contentToKeep(file);
  const row: StoredFile = {
    name: ids.token(),
    userId,
    subAccountId,
    purpose,
    originalName: cleanFileName(file.name),
    mediaType,
    size: bytes.length,
    createdAt: now,
    usedAt: null,
    removedAt: null,
  };
  // The row comes first: bytes without a row would never be removed.
  await context.transaction((tx) => tx.insert(storedFile).values(row));
  await files.put(row.name, bytes, mediaType);
  return row;
}

/** Marks files of their owner as used. Refuses the whole when one of them is another's, of another purpose or gone. */
export async function useFiles(
  tx: Tx,
  owner: Pick<Actor, 'userId' | 'subAccountId'>,
  names: readonly string[],
  purpose: FilePurpose,
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const used = await tx
    .update(storedFile)
    .set({ usedAt: now })
    .where(
      and(
        inArray(storedFile.name, [...names]),
        ownedBy(owner),
        eq(storedFile.purpose, purpose),
        isNull(storedFile.removedAt),
      ),
    )
    .returning({ name: storedFile.name });
  if (used.length !== new Set(names).size) throw new Refusal('NOT_FOUND', { reason: '文件已失效，请重新上传' });
}

/** Gives files up; their bytes are removed by the next tidying. */
export async function giveUpFiles(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  if (names.length > 0)
    await tx
      .update(storedFile)
      .set({ removedAt: now })
      .where(inArray(storedFile.name, [...names]));
}
