import type { ApiEvent } from '../api/events';
import { openFastPay } from '../state/dialogs';
import { showError } from '../state/toasts';
import { user } from '../state/user';
import { flowMessages as messages } from './messages';

type Refusal = Extract<ApiEvent, { type: 'toast' }>;

let running = 0;
let isShort = false;
const gathered = new Map<string, { readonly first: Refusal; readonly parts: Set<string> }>();

/** One reason, with the number and the names of what it was said of. */
function tellGathered() {
  const all = [...gathered.values()];
  gathered.clear();
  for (const { first, parts } of all)
    showError(
      parts.size > 1 ? messages.refusedParts(first.reason, [...parts]) : first.reason,
      first.service,
      // Two reasons of one press stand beside each other.
      all.length > 1 ? null : first.action,
    );
}

/** Shows a refusal, or keeps it until all of one press are through (decisions 76). */
export function tellRefusal(refusal: Refusal) {
  const { reason, service, action, part } = refusal;
  if (running === 0 || part === null) return showError(reason, service, action);
  const known = gathered.get(reason);
  if (known) return void known.parts.add(part);
  gathered.set(reason, { first: refusal, parts: new Set([part]) });
}

/** Opens the quick top-up where the balance is too short, once for all of one press (decisions 76); only a main account tops up (product §6). */
export function offerTopUp() {
  if (user.info?.SubAccount) return;
  if (running === 0) openFastPay();
  else isShort = true;
}

function offerGathered() {
  if (!isShort) return;
  isShort = false;
  openFastPay();
}

/** Runs what one press asks of many; what is refused for one reason is told once at its end, with the number and the names (decisions 76). */
export async function together<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) {
      tellGathered();
      offerGathered();
    }
  }
}
