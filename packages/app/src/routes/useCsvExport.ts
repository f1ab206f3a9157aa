import type { ExportList } from '@compute-market/contract/entities/export';
import { formatTime } from '@compute-market/contract/rules/time';
import type { ExportProgress } from '@compute-market/patterns/csv';
import { useRef, useState } from 'react';
import { ApiError } from '../api/errors';
import { serverNow } from '../state/clock';
import { useKeptExport, type HeldFilters } from './useKeptExport';

interface CsvExport<Rows extends { readonly length: number }> {
  /** Which list it is. */
  readonly list: ExportList;
  /** Reads all filtered rows and tells how far it is. */
  readonly read: (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<Rows>;
  readonly csv: (rows: Rows) => string;
  /** What is read is narrowed to, asked when reading begins. */
  readonly filters: () => HeldFilters;
  /** Name of the file, by the digits of the present time. */
  readonly fileName: (time: string) => string;
  /** What is said when it is done. */
  readonly done: (count: number) => string;
}

/** 导出 CSV: all filtered rows, page by page, or the chosen ones. It can be given up on the way (screens A2). */
export function useCsvExport<Rows extends { readonly length: number }>({
  list,
  read,
  csv,
  filters,
  fileName,
  done,
}: CsvExport<Rows>) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(undefined);
  const { isKept, save: saveKept } = useKeptExport(list);

  const save = (rows: Rows, held: HeldFilters, chosen: boolean) =>
    saveKept({
      name: fileName(formatTime(serverNow()).replace(/\D/g, '')),
      csv: csv(rows),
      filters: held,
      rows: rows.length,
      done: done(rows.length),
      chosen,
    });
  const saveAll = async () => {
    const control = new AbortController();
    running.current = control;
    // A day may end while the pages are read.
    const held = filters();
    setProgress({ done: 0, total: 0 });
    try {
      save(await read(control.signal, (count, total) => setProgress({ done: count, total })), held, false);
    } catch (error) {
      // The client has said what failed; giving up says nothing.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setProgress(null);
    }
  };
  return {
    exporting: progress,
    exportsKept: isKept,
    onExport: (chosen?: Rows) => {
      if (chosen) save(chosen, filters(), true);
      else if (progress === null) void saveAll();
    },
    onCancelExport: () => running.current?.abort(),
  };
}
