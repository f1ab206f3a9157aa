import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import { Refusal } from '../../http/refusal';
import type { InstanceRow } from './state';

/** Refuses to set a machine going whose host is lost: it would hang until the host answers (decisions 109). */
export async function requireAnsweringHost(tx: Tx, { hostId }: Pick<InstanceRow, 'hostId'>): Promise<void> {
  const [lost] = await tx
    .select({ id: host.id })
    .from(host)
    .where(and(eq(host.id, hostId), isNotNull(host.lostAt)));
  if (lost !== undefined)
    throw new Refusal('NOT_AVAILABLE', {
      reason: '所在主机没有响应，暂时不能操作。请在主机恢复后再试，这段时间的租费会自动退回',
    });
}
