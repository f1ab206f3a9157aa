import { runKvmFromKeptDisk, runKvmFromKeptDiskQueryPrice } from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { DUE_MODE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { implement, implementOwn, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireSpeakingHost } from './answering-host';
import { ownInstance } from './find-instances';
import { payKeptHours } from './keep-disk';
import { requireIdleDisk } from './kept-start';
import { readKeptOrder } from './order';
import { priceRental } from './quote';
import { rent } from './rent';
import { startedWire } from './rented-wire';
import type { InstanceRow } from './state';

type Input = ParsedRequestOf<typeof runKvmFromKeptDiskQueryPrice>;

/** The caller's rental that ended and left its disk, which nobody is starting, whose time is not over and whose host answers. */
async function keptOf(tx: Tx, input: Input, context: CallContext): Promise<InstanceRow> {
  const row = await ownInstance(tx, requireActor(context), input.instance_name);
  if (row.status !== INSTANCE_STATUS.diskKept)
    throw new Refusal('STATE_CONFLICT', { reason: '该实例没有保留的磁盘，请返回列表查看' });
  if (row.diskReleaseAt !== null && row.diskReleaseAt <= context.services.clock.now())
    throw new Refusal('STATE_CONFLICT', { reason: '磁盘保留已到期，无法启动，请重新租用' });
  await requireIdleDisk(tx, row.id);
  await requireSpeakingHost(tx, row, '启动');
  return row;
}

const quote = implementOwn(
  runKvmFromKeptDiskQueryPrice,
  async (tx, input, context) =>
    (
      await priceRental(
        tx,
        context.actor,
        await readKeptOrder(tx, await keptOf(tx, input, context), input),
        context.services.clock.now(),
      )
    ).price,
);

/** A new rental that goes on with the old one's disk. What keeping it cost so far is paid first; the old rental ends once the new one runs. */
const run = implement(runKvmFromKeptDisk, async (input, context) => {
  const started = await context.transaction(async (tx) => {
    const row = await keptOf(tx, input, context);
    const actor = requireActor(context);
    const unpaid = await payKeptHours(tx, row, actor.role, context.services);
    if (unpaid !== null) throw unpaid;
    const rented = await rent(tx, context.services, actor, await readKeptOrder(tx, row, input), {
      expectedPrice: input.price,
      note: row.note,
      projectId: row.projectId,
      dueMode: input.due_mode ?? DUE_MODE.keep,
      autorenewUnit: null,
      sshKeys: [],
    });
    await tx.update(instance).set({ message: '正在从该磁盘启动新实例' }).where(eq(instance.id, row.id));
    return rented;
  });
  return startedWire(started);
});

/** Quote and start of a rental from a kept disk (screens B6, B7). */
export const keptDiskCalls: Implementation[] = [quote, run];
