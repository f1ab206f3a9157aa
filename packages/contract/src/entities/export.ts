import * as z from 'zod/mini';
import { EXPORT_FILTERS_MAX_LENGTH, EXPORT_MAX_BYTES } from '../constants';
import type { RouteKey } from '../routes';
import { formBoolean, identifier, queryInteger } from './query';
import { lineOf } from './text';
import { timestamp } from './time';
import { uploadedFile } from './upload';

/** The lists that are exported, by the route of the screen that shows them, whose title names them. */
export const EXPORT_LISTS = [
  'dashboard',
  'orders',
  'expenseDetail',
  'bill',
  'income',
  'operationLog',
] as const satisfies readonly RouteKey[];
export type ExportList = (typeof EXPORT_LISTS)[number];

/** A file that was exported, and what it holds. `filters` are the query of the list's address, without its question mark. */
export const exportToKeep = {
  file: uploadedFile(EXPORT_MAX_BYTES),
  list: z.enum(EXPORT_LISTS),
  filters: lineOf(EXPORT_FILTERS_MAX_LENGTH),
  rows: queryInteger(0),
  /** Only rows that were chosen in the list; absent: everything that the filters match. */
  chosen: z.optional(formBoolean),
};

/** A file that was exported before and can be downloaded again. */
export const keptExport = z.object({
  Id: identifier,
  Name: z.string(),
  List: z.enum(EXPORT_LISTS),
  Filters: z.string(),
  Chosen: z.boolean(),
  Rows: z.int().check(z.nonnegative()),
  /** Bytes. */
  Size: z.int().check(z.nonnegative()),
  CreateTime: timestamp,
  /** From here on it is gone. */
  ExpireTime: timestamp,
  /** Downloads it, for one to two hours from this answer. */
  Url: z.string(),
});
export type KeptExport = z.infer<typeof keptExport>;
