import type { PortAnswer } from '@compute-market/contract/entities/instance';
import type { Asked } from '../InstanceDialogs/useAsked';

/** The last look at the ports of a machine; null while it starts. */
export type PortCheck = Asked<readonly PortAnswer[]> | null;

/** What is known of one port: its delay in milliseconds, that nothing listens, that it is being asked, or nothing. */
export type Reach =
  | { readonly state: 'open'; readonly delayMs: number }
  | { readonly state: 'quiet' | 'checking' | 'unknown' };

export function reachOf(check: PortCheck, port: number): Reach {
  if (check === null) return { state: 'unknown' };
  const found = check.reason === undefined ? check.answer?.find(({ Port }) => Port === port) : undefined;
  if (check.busy) return { state: 'checking' };
  if (found === undefined) return { state: 'unknown' };
  return found.DelayMs === null ? { state: 'quiet' } : { state: 'open', delayMs: found.DelayMs };
}
