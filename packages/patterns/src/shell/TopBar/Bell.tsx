import { loadPiece } from '@compute-market/components/lazy-piece';
import type { Reminder } from '@compute-market/contract/entities/reminder';
import { DeferredMenu } from '../DeferredMenu';
import { BellTrigger } from './BellTrigger';

/** What the bell shows of a notice. A back end need not tell its kind and time. */
export interface NoticeSummary {
  readonly Id: number;
  readonly Title: string;
  readonly Original?: string;
  readonly Type?: number;
  /** Seconds. */
  readonly CreateTime?: number;
}

/** Something the customer itself was told: a rental that is due, a start that failed, a reply to its ticket. */
export type AlertSummary = Pick<Reminder, 'Id' | 'Title' | 'Text' | 'Link' | 'CreateTime' | 'Read'>;

export interface BellProps {
  /** The newest three; the first is the newest. Null until they could be read. */
  notices: readonly NoticeSummary[] | null;
  /** Id of the newest notice that was seen, as it is stored; null when none was. */
  lastSeenNotice: string | null;
  /** The newest notice was not seen yet. */
  hasNews: boolean;
  /** The list that holds the newest notice was shown (decisions 35). */
  onNoticesSeen: (newestId: number) => void;
  /** Reads the newest notices again, each time the menu opens; settles when that is over, also where it failed. Keeps its identity. */
  onReadNotices: () => Promise<void>;
  /** Reads the customer's own alerts, the newest first; undefined when there are none to be had. Keeps its identity. */
  onReadAlerts: () => Promise<readonly AlertSummary[] | undefined>;
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
