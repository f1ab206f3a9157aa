import type { PortAnswer } from '@compute-market/contract/entities/instance';
import { INSTANCE_PORT_STATUS, type InstancePort } from '@compute-market/contract/entities/instance-port';
import { useEffect, useRef } from 'react';
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

/** Asks again once a port is open that the last look could not know; once for each, since a back end may never tell of it. */
export function useAskedForEach(
  ports: readonly InstancePort[],
  { answer, busy, refresh }: NonNullable<PortCheck>,
): void {
  const askedFor = useRef('');
  const missing = ports.filter(
    ({ Port, Status }) => Status === INSTANCE_PORT_STATUS.open && !answer?.some((found) => found.Port === Port),
  );
  const wanted = busy || answer === undefined ? '' : missing.map(({ Port }) => Port).join();
  useEffect(() => {
    if (wanted === '' || askedFor.current === wanted) return;
    askedFor.current = wanted;
    refresh();
  }, [wanted, refresh]);
}
