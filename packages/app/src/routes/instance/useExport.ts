import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import {
  heldParameters,
  instancesCsv,
  metalsCsv,
  type DashboardQuery,
} from '@compute-market/patterns/instance/DashboardScreen';
import { useCsvExport } from '../useCsvExport';
import { filterOf, readAll, readAllBareMetals } from './dashboard-data';
import { instanceRouteMessages as messages } from './messages';

/** 导出 CSV: all filtered instances, or the chosen ones; on the tab of bare metal, all machines. */
export function useExport(query: DashboardQuery) {
  const common = {
    list: 'dashboard',
    filters: () => heldParameters(query),
    fileName: (time: string) => messages.exportFile(messages.tabs[query.tab], time),
  } as const;
  const instances = useCsvExport<readonly Instance[]>({
    ...common,
    read: (signal, onProgress) =>
      readAll(filterOf(query, query.tab === 'docker' ? 'docker' : 'kvm'), { signal }, onProgress),
    csv: instancesCsv,
    done: messages.exported,
  });
  const metals = useCsvExport<readonly BareMetalInstance[]>({
    ...common,
    read: (signal, onProgress) => readAllBareMetals({ signal }, onProgress),
    csv: metalsCsv,
    done: messages.exportedMachines,
  });
  // Machines are never chosen one by one.
  return query.tab === 'bareMetal' ? { ...metals, onExport: () => metals.onExport() } : instances;
}
