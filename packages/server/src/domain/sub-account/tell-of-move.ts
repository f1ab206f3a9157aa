import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { Tx } from '../../db/database';
import type { InstanceRow } from '../instance/state';
import { shownName } from '../instance/tell-owner';
import { remind } from '../reminder/remind';

/** Instances that changed hands together. */
interface Move {
  readonly rows: readonly InstanceRow[];
  /** What whoever had one of them is called. */
  readonly holderOf: (row: InstanceRow) => string;
  /** Null is the main account. */
  readonly to: { readonly id: number | null; readonly name: string };
  /** Sets this move apart from every other of the same instances. */
  readonly key: string;
  readonly at: Date;
}

/** A text message has little room: more than so many are counted. */
const mostNamed = 3;

function named(rows: readonly InstanceRow[]): string {
  const names = rows
    .slice(0, mostNamed)
    .map((row) => `「${shownName(row)}」`)
    .join('');
  return rows.length > mostNamed ? `实例${names}等 ${rows.length} 台` : `实例${names}`;
}

/**
 * Tells the sub-accounts that lost or got instances, each once for all of them, by the channels of 实例即将到期 (decisions 131): whoever pays for
 * one is told of its end there. The main account moved them itself, and 操作日志 keeps it.
 */
export async function tellOfMove(tx: Tx, { rows, holderOf, to, key, at }: Move): Promise<void> {
  const event = NOTICE_EVENT.due;
  const [first] = rows;
  if (first === undefined) return;
  const { userId } = first;
  const fate = to.id === null ? '已由主账号收回' : `已由主账号转移给子账号 ${to.name}`;
  for (const subAccountId of new Set(rows.map((row) => row.subAccountId)))
    if (subAccountId !== null)
      await remind(tx, {
        key: `moved-from:${subAccountId}:${key}`,
        userId,
        subAccountId,
        event,
        title: '实例已转移给其他账号',
        text: `${named(rows.filter((row) => row.subAccountId === subAccountId))}${fate}，您不再能查看和管理。之后的费用不再计入您的额度，已产生的费用不变。`,
        at,
      });
  if (to.id === null) return;
  const from = [...new Set(rows.map(holderOf))].join('、');
  await remind(tx, {
    key: `moved-to:${to.id}:${key}`,
    userId,
    subAccountId: to.id,
    event,
    title: '实例已转移给您',
    text: `主账号已将${named(rows)}转移给您（原归属：${from}）。续费、自动续费、按量计费、保留磁盘等新费用从现在起计入您的额度，可在「我的实例」中查看。`,
    link: routes.dashboard.to(),
    at,
  });
}
