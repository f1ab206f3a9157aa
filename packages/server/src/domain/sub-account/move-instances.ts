import { moveInstances } from '@compute-market/contract/calls/sub-account';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { isMovable } from '@compute-market/contract/rules/instance-move';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { implement, requireActor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { recordEvent } from '../instance/events';
import { ownInstances } from '../instance/find-instances';
import type { InstanceRow } from '../instance/state';
import { shownName } from '../instance/tell-owner';
import { ownSubAccount } from './find-sub-accounts';
import { tellOfMove } from './tell-of-move';

const mainName = '主账号';

/** What the holders of these instances are called. */
async function holdersOf(tx: Tx, rows: readonly InstanceRow[]): Promise<(row: InstanceRow) => string> {
  const ids = rows.flatMap(({ subAccountId }) => (subAccountId === null ? [] : [subAccountId]));
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: subAccounts.id, name: subAccounts.name })
          .from(subAccounts)
          .where(inArray(subAccounts.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return ({ subAccountId }) => (subAccountId === null ? mainName : (names.get(subAccountId) ?? ''));
}

/**
 * The instances first and the sub-account after them, as a renewal locks them. Nothing is charged and nothing of the past is changed: each charge is counted for
 * whom the instance belongs to when it is made. An open terminal of the former holder ends within seconds (instance/terminal-ticket.ts).
 */
export const answerMoveInstances = implement(moveInstances, async (input, context) => {
  const actor = requireActor(context);
  const { sub_account_name: name } = input;
  await context.transaction(async (tx) => {
    const rows = await ownInstances(tx, actor, input.instance_names);
    const to = name === undefined ? null : (await ownSubAccount(tx, actor.userId, name)).id;
    const staying = rows.find(({ status }) => !isMovable(status));
    if (staying !== undefined)
      throw new Refusal('STATE_CONFLICT', {
        reason: `实例「${shownName(staying)}」尚未启动或已结束，不能转移，请取消选择后重试`,
      });
    const moved = rows.filter(({ subAccountId }) => subAccountId !== to);
    const holder = await holdersOf(tx, moved);
    const at = context.services.clock.now();
    for (const row of moved) {
      await tx.update(instance).set({ subAccountId: to }).where(eq(instance.id, row.id));
      await recordEvent(tx, {
        instance: row,
        kind: INSTANCE_EVENT.moved,
        at,
        details: { change: `${holder(row)} → ${name ?? mainName}` },
      });
    }
    await tellOfMove(tx, {
      rows: moved,
      holderOf: holder,
      to: { id: to, name: name ?? mainName },
      key: context.services.ids.short(),
      at,
    });
  });
  return null;
});
