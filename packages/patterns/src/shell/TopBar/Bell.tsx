import { loadPiece } from '@compute-market/components/lazy-piece';
import { DeferredMenu } from '../DeferredMenu';
import { BellTrigger } from './BellTrigger';

/** What the bell shows of a notice. */
export interface NoticeSummary {
  readonly Id: number;
  readonly Title: string;
  readonly Original: string;
  readonly Type: number;
  /** Seconds. */
  readonly CreateTime: number;
}

export interface BellProps {
  /** The newest three; the first is the newest. Null while they are being read. */
  notices: readonly NoticeSummary[] | null;
  /** Id of the newest notice that was seen, as it is stored; null when none was. */
  lastSeenNotice: string | null;
  /** The newest notice was not seen yet. */
  hasNews: boolean;
  onMarkNoticesSeen: (newestId: number) => void;
}

const load = () => loadPiece(() => import('./BellMenu')).then(({ BellMenu }) => BellMenu);

/** Leads to the notices; under it hang the newest ones (product §2). */
export function Bell(props: BellProps) {
  return (
    <DeferredMenu trigger={<BellTrigger hasNews={props.hasNews} />} load={load}>
      {(BellMenu, seed) => <BellMenu {...props} {...seed} />}
    </DeferredMenu>
  );
}
