import type { Instance } from '@compute-market/contract/entities/instance';
import { instancesCsv, type DashboardQuery } from '@compute-market/patterns/instance/DashboardScreen';
import { useCsvExport } from '../useCsvExport';
import { filterOf, readAll } from './dashboard-data';
import { instanceRouteMessages as messages } from './messages';

/** 导出 CSV: all filtered instances, or the chosen ones. */
export const useExport = (query: DashboardQuery) =>
  useCsvExport<readonly Instance[]>({
    list: 'dashboard',
    read: (signal, onProgress) =>
      readAll(filterOf(query, query.tab === 'docker' ? 'docker' : 'kvm'), { signal }, onProgress),
    csv: instancesCsv,
    fileName: (time) => messages.exportFile(messages.tabs[query.tab], time),
    done: messages.exported,
  });
