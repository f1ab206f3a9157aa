import { readLabels } from '../../flows/labels';
import { session } from '../../state/session';
import { mainOnly } from '../account/main-only';
import { settle } from '../result';
import {
  readChoices,
  readCounts,
  readEndingCoupons,
  readPaid,
  readSubAccountNames,
  readUnpaidOrders,
  readUnreadTickets,
} from './dashboard-data';

/** How long figures beside the list are reused from one filter to the next, ms: as often as a busy list reads itself. */
const freshMs = 15_000;

// Outlives the navigation that began it, so no navigation may abort it.
const options = {};
const readAside = () => ({
  paid: settle(readPaid(options)),
  counts: settle(readCounts(options)),
  tickets: settle(readUnreadTickets(options)),
  orders: mainOnly(() => readUnpaidOrders(options), 0),
  coupons: mainOnly(() => readEndingCoupons(options), 0),
  choices: settle(readChoices()),
  labels: settle(readLabels(options)),
  subAccounts: mainOnly<readonly string[]>(() => readSubAccountNames(options), []),
});
type Aside = ReturnType<typeof readAside>;

let kept: {
  readonly search: string;
  readonly token: string | null;
  readonly readAt: number;
  readonly aside: Aside;
} | null = null;

/** The figures beside the list: no filter changes them, so another filter a moment later reuses them. The same address again reads them again. `now` in ms. */
export function asideOf(search: string, now: number): Aside {
  const { token } = session;
  const mayKeep = kept !== null && kept.token === token && kept.search !== search && now - kept.readAt < freshMs;
  kept = mayKeep && kept !== null ? { ...kept, search } : { search, token, readAt: now, aside: readAside() };
  return kept.aside;
}

/** The screen was left: coming back reads everything. */
export const forgetAside = (): void => {
  kept = null;
};
