import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import { Refusal } from '../../http/refusal';
import type { InstanceRow } from './state';

/** Whether it does not answer any more (decisions 109). */
export async function isHostLost(tx: Tx, { hostId }: Pick<InstanceRow, 'hostId'>): Promise<boolean> {
  const [lost] = await tx
    .select({ id: host.id })
    .from(host)
    .where(and(eq(host.id, hostId), isNotNull(host.lostAt)));
  return lost !== undefined;
}

/** Refuses to set a machine going whose host is lost: it would hang until the host answers (decisions 109). */
export async function requireAnsweringHost(tx: Tx, row: Pick<InstanceRow, 'hostId'>): Promise<void> {
  if (await isHostLost(tx, row))
    throw new Refusal('NOT_AVAILABLE', {
      reason: '所在主机没有响应，暂时不能操作。请在主机恢复后再试，这段时间的租费会自动退回',
    });
}

/** Why nothing is sold on a host that does not answer; `deed` is what was to be done, in Chinese. */
export const silentReason = (deed: string): string => `所在主机没有响应，暂时不能${deed}，请在主机恢复后再试`;

/** Refuses to sell anything on a host that does not answer, lost or not yet (decisions 109). */
export async function requireSpeakingHost(
  tx: Tx,
  { hostId }: Pick<InstanceRow, 'hostId'>,
  deed: string,
): Promise<void> {
  const [silent] = await tx
    .select({ id: host.id })
    .from(host)
    .where(and(eq(host.id, hostId), isNotNull(host.silentSince)));
  if (silent !== undefined) throw new Refusal('NOT_AVAILABLE', { reason: silentReason(deed) });
}
