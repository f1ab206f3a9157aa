import { keepExport } from '@compute-market/contract/calls/export';
import { EXPORT_FILTERS_MAX_LENGTH, EXPORT_MAX_BYTES } from '@compute-market/contract/constants';
import type { ExportList } from '@compute-market/contract/entities/export';
import { errorKeyOf } from '@compute-market/contract/errors';
import { ApiError } from '../api/errors';
import { upload } from '../api/upload';

/** An exported file as it was saved, and what it holds. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
  readonly list: ExportList;
  /** The query of the list's address. */
  readonly filters: string;
  readonly rows: number;
  /** Only rows that were chosen. */
  readonly chosen: boolean;
}

/** Why a file is not in 导出记录, or that it is; `reason` is the server's sentence. */
export type Keeping = 'kept' | 'tooLarge' | 'failed' | { readonly reason: string };

/** Hands an exported file to the server, which keeps it for a while (decisions 164). Says nothing itself and never fails: the file is saved already. */
export async function keepExportedFile({ name, content, chosen, ...about }: ExportedFile): Promise<Keeping> {
  if (content.size > EXPORT_MAX_BYTES) return 'tooLarge';
  if (about.filters.length > EXPORT_FILTERS_MAX_LENGTH) return 'failed';
  const file = new File([content], name, { type: content.type });
  const { signal } = new AbortController();
  try {
    await upload(keepExport, { file, chosen, ...about }, { signal, onProgress: () => undefined, quiet: true });
    return 'kept';
  } catch (error) {
    // Which room is too small the server says: that of one file, or that of a main account with its sub-accounts (decisions 176).
    const isTooLarge = error instanceof ApiError && errorKeyOf(error.status) === 'FILE_TOO_LARGE';
    return isTooLarge ? { reason: error.message } : 'failed';
  }
}
