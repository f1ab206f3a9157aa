import type { Instance } from '@compute-market/contract/entities/instance';
import { formatTime } from '@compute-market/contract/rules/time';
import { instancesCsv, type DashboardQuery, type ExportProgress } from '@compute-market/patterns/instance/DashboardScreen';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/errors';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { filterOf, readAll } from './dashboard-data';
import { instanceRouteMessages as messages } from './messages';

/** Hands a text to the browser as a file. */
function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** 导出 CSV: all filtered rows, page by page, or the chosen ones. It can be given up on the way. Screens A2. */
export function useExport(query: DashboardQuery) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(undefined);

  const save = (rows: readonly Instance[]) => {
    const time = formatTime(serverNow()).replace(/\D/g, '');
    saveFile(messages.exportFile(messages.tabs[query.tab], time), instancesCsv(rows));
    showSuccess(messages.exported(rows.length));
  };
  const saveAll = async () => {
    const control = new AbortController();
    running.current = control;
    setProgress({ done: 0, total: 0 });
    try {
      const filter = filterOf(query, query.tab === 'docker' ? 'docker' : 'kvm');
      save((await readAll(filter, { signal: control.signal }, (done, total) => setProgress({ done, total }))).rows);
    } catch (error) {
      // The client has said what failed; giving up says nothing.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    start: (chosen?: readonly Instance[]) => {
      if (chosen) save(chosen);
      else if (progress === null) void saveAll();
    },
    cancel: () => running.current?.abort(),
  };
}
