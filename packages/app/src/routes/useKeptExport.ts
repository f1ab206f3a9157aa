import { loadPiece } from '@compute-market/components/lazy-piece';
import { toast } from '@compute-market/components/toast';
import type { ExportList } from '@compute-market/contract/entities/export';
import { routes } from '@compute-market/contract/routes';
import { numbers } from '@compute-market/tokens';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ExportedFile, Keeping } from '../flows/keep-export';
import { session } from '../state/session';
import { user } from '../state/user';
import { exportMessages as messages } from './export-messages';
import { saveFile } from './save-file';

/** What a file was narrowed to, as parameters of an address: its list is found again by them on any later day (decisions 218). */
export type HeldFilters = Readonly<Record<string, string>>;

/** Parameters of an address that say where somebody stands in a list, not what the list holds. */
const passing = ['page', 'size', 'highlight'];

/** The query that the server keeps. */
function queryOf(filters: HeldFilters): string {
  const parameters = new URLSearchParams(filters);
  for (const name of passing) parameters.delete(name);
  return parameters.toString();
}

const detailOf = (keeping: Exclude<Keeping, 'kept'>): string =>
  typeof keeping === 'string' ? messages[keeping] : messages.refused(keeping.reason);

/** A file of one list that is to be saved. */
interface FileToSave extends Pick<ExportedFile, 'name' | 'rows'>, Partial<Pick<ExportedFile, 'chosen'>> {
  readonly csv: string;
  readonly filters: HeldFilters;
  /** What is said when it is saved. */
  readonly done: string;
}

/**
 * Saves an exported file here, says so, and has the server keep it where one does (decisions 164). Saving comes first and does not wait:
 * whatever becomes of keeping, the download is not lost.
 */
export function useKeptExport(list: ExportList) {
  const navigate = useNavigate();
  const isKept = useSnapshot(user).info?.KeepsExports === true;

  const keep = async (file: ExportedFile, done: string) => {
    const { token } = session;
    const isSame = () => session.token === token;
    // Code that cannot be had keeps no file. Another account's session must not take it either.
    const keeper = await loadPiece(() => import('../flows/keep-export')).catch(() => null);
    if (!isSame()) return;
    const keeping = keeper === null ? 'failed' : await keeper.keepExportedFile(file);
    // Whoever logged out meanwhile is told nothing of that account.
    if (!isSame()) return;
    const about = file.name;
    if (keeping !== 'kept') toast({ tone: 'ok', title: done, about, detail: detailOf(keeping) });
    else
      toast({
        tone: 'ok',
        title: done,
        about,
        action: { label: messages.records, onAction: () => void navigate(routes.exports.path) },
        // The same way stands on the page of the list: the message need not wait to be reached.
        duration: numbers.duration.toast,
      });
  };
  const save = ({ name, csv, rows, done, filters, chosen = false }: FileToSave) => {
    const content = new Blob([csv], { type: 'text/csv;charset=utf-8' });
    saveFile(name, content);
    toast({ tone: 'ok', title: done, about: name });
    if (isKept) void keep({ name, content, list, filters: queryOf(filters), rows, chosen }, done);
  };
  return { isKept, save };
}
