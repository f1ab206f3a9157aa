import {
  changeDueMode,
  noteInstance,
  refundFailedStart as refundFailedStartCall,
  removeKeptDisk,
  restartKvm,
} from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { DUE_MODE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { implement, implementOwn, requireActor, type Implementation, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/job';
import { nullableWireTime, wireYuan } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { requireAnsweringHost } from './answering-host';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { restartJob } from './job-names';
import { releaseKept } from './keep-disk';
import { requireIdleDisk } from './kept-start';
import { refundFailedStart } from './refund-failed-start';
import { moveInstance, type InstanceRow } from './state';
import { diskReleaseTime } from './write-rental';

/** States in which what happens at the end can still be chosen. */
const beforeEnd: readonly number[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.starting,
  INSTANCE_STATUS.restarting,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];

const note = implement(noteInstance, async (input, context) => {
  await context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.container_name);
    await tx.update(instance).set({ note: input.note }).where(eq(instance.id, row.id));
  });
  return null;
});

const dueMode = implementOwn(changeDueMode, async (tx, input, { actor, services }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  if (!beforeEnd.includes(row.status)) throw new Refusal('STATE_CONFLICT');
  const { keepDiskMaxDays } = await readTariff(tx);
  const diskReleaseAt = diskReleaseTime(row.dueAt, input.due_mode, keepDiskMaxDays);
  await tx.update(instance).set({ dueMode: input.due_mode, diskReleaseAt }).where(eq(instance.id, row.id));
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.dueMode,
    at: services.clock.now(),
    details: { on: input.due_mode === DUE_MODE.keep },
  });
  return {
    DueMode: input.due_mode,
    DiskReleaseTime: input.due_mode === DUE_MODE.keep ? nullableWireTime(diskReleaseAt) : null,
  };
});

async function askForRestart(tx: Tx, { clock }: Services, row: InstanceRow): Promise<void> {
  const now = clock.now();
  const moved = await moveInstance(
    tx,
    row.id,
    [INSTANCE_STATUS.running, INSTANCE_STATUS.restartFailed],
    INSTANCE_STATUS.restarting,
    {
      message: '',
      abnormalSince: null,
      lastRestartAt: now,
    },
  );
  if (!moved) throw new Refusal('STATE_CONFLICT');
  await recordEvent(tx, { instance: moved, kind: INSTANCE_EVENT.restart, at: now });
  await enqueue(tx, {
    kind: restartJob,
    payload: { instanceId: row.id, requestedAt: now.getTime() },
    runAt: now,
    key: `${restartJob}:${row.name}:${now.getTime()}`,
  });
}

const restart = implement(restartKvm, async (input, context) => {
  await context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    await requireAnsweringHost(tx, row);
    await askForRestart(tx, context.services, row);
  });
  return { Status: INSTANCE_STATUS.restarting };
});

const refund = implement(refundFailedStartCall, async (input, context) => {
  const returned = await context.transaction(async (tx) =>
    refundFailedStart(tx, context.services, await ownInstance(tx, requireActor(context), input.instance_name)),
  );
  return {
    ReturnMoney: wireYuan(returned.moneyFen),
    ReturnPowerMoney: wireYuan(returned.powerMoneyFen),
    Status: INSTANCE_STATUS.startFailedRefunded,
  };
});

const removeDisk = implement(removeKeptDisk, async (input, context) => {
  await context.transaction(async (tx) => {
    const row = await ownInstance(tx, requireActor(context), input.instance_name);
    await requireIdleDisk(tx, row.id);
    if (!(await releaseKept(tx, row, context.services.clock.now()))) throw new Refusal('STATE_CONFLICT');
  });
  return null;
});

/** What a customer does to an instance that exists (screens B8). */
export const operateCalls: Implementation[] = [note, dueMode, restart, refund, removeDisk];
