import { INSTANCE_STATUS, INSTANCE_STATUS_MOVES, type InstanceStatus } from '@compute-market/contract/enumerations';
import { runKvm, runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import {
  changeDueMode,
  refundFailedStart,
  reinstallKvm,
  removeKeptDisk,
  restartKvm,
  shutDownKvm,
  startFromShutdown,
} from '@compute-market/contract/calls/instance';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { moveInstance } from '../../src/domain/instance/state';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { runDueJobs } from '../../src/jobs/runner';
import { rows } from '../../src/db/rows';
import { openMarket } from '../setup';
import { customer, signInAgain } from './instance-customers';

const server = openMarket();

const statuses = Object.values(INSTANCE_STATUS);

/** Has the database note every change of a status, whoever makes it. */
const watchMoves = () =>
  server.database.transaction(async (tx) => {
    await tx.execute(sql`create table seen_move (old_status int, new_status int)`);
    await tx.execute(
      sql`create function note_move() returns trigger language plpgsql as $$ begin insert into seen_move values (old.status, new.status); return new; end $$`,
    );
    await tx.execute(
      sql`create trigger note_move after update of status on ${instance} for each row when (old.status <> new.status) execute function note_move()`,
    );
  });

const seenMoves = () =>
  server.database.transaction((tx) =>
    rows<{ from: InstanceStatus; to: InstanceStatus }>(
      tx,
      sql`select distinct old_status as from, new_status as to from seen_move`,
    ),
  );

/** Machines whose counts differ from their cards. */
const miscounted = () =>
  server.database.transaction((tx) =>
    rows(
      tx,
      sql`select h.id from ${host} h join ${hostGpu} g on g.host_id = h.id group by h.id having h.free_gpus <> count(*) filter (where g.holder is null)`,
    ),
  );

describe('the states of an instance', () => {
  it('never take a move that the product does not know', async () => {
    for (const from of statuses) {
      for (const to of statuses.filter((status) => !INSTANCE_STATUS_MOVES[from].includes(status))) {
        await expect(server.database.transaction((tx) => moveInstance(tx, 1, [from], to))).rejects.toThrow(
          'an instance never goes',
        );
      }
    }
  });

  it('follow known moves and leave every machine counted right, whatever is asked for and fails in whatever order', async () => {
    await watchMoves();
    const step = fc.constantFrom(
      'restart',
      'restart',
      'keep',
      'release',
      'refund',
      'remove',
      'second',
      'hour',
      'fail boot',
      'fail restart',
      'shut down',
      'shut down',
      'start',
      'reset',
      'start kept',
    );
    await fc.assert(
      // Quick machines are where they go at the next step, so that most steps meet a machine that runs; slow ones are met on their way.
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 20, size: 'max' }),
        fc.constantFrom(0, 0, 2000),
        async (steps, slowMs) => {
          const buyer = await customer(server, { balance: 100 });
          await server.database.transaction((tx) =>
            setSandboxFleet(tx, {
              bootMs: slowMs,
              restartMs: slowMs,
              failNextBoots: steps[0] === 'fail boot' ? 1 : 0,
              failNextRestarts: 0,
            }),
          );
          const order = {
            gpu_type: 'RTX 4090',
            gpu_num: 2,
            image_name: 'pytorch-2.5',
            pack_time: 2,
            unit: 'hour',
          } as const;
          const { data } = await server.call(runKvm, order, { token: buyer.token });
          const instance_name = data.Container_name;
          await runDueJobs(server.services, jobKinds);
          const { token } = await signInAgain(server, buyer);
          for (const one of steps) {
            if (one === 'restart') await server.call(restartKvm, { instance_name }, { token });
            if (one === 'keep') await server.call(changeDueMode, { instance_name, due_mode: 1 }, { token });
            if (one === 'release') await server.call(changeDueMode, { instance_name, due_mode: -1 }, { token });
            if (one === 'refund') await server.call(refundFailedStart, { instance_name }, { token });
            if (one === 'remove') await server.call(removeKeptDisk, { instance_name }, { token });
            if (one === 'shut down') await server.call(shutDownKvm, { instance_name }, { token });
            if (one === 'start') await server.call(startFromShutdown, { instance_name }, { token });
            if (one === 'reset') await server.call(reinstallKvm, { instance_name, image_name: 'comfyui' }, { token });
            if (one === 'start kept')
              await server.call(
                runKvmFromKeptDisk,
                { instance_name, gpu_type: 'RTX 4090', gpu_num: 1, pack_time: 1, unit: 'hour' },
                { token },
              );
            if (one === 'fail restart')
              await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
            if (one === 'second') server.clock.advance(1000);
            if (one === 'hour') server.clock.advance(hourMs);
            await runDueJobs(server.services, jobKinds);
          }
          expect((await seenMoves()).filter(({ from, to }) => !INSTANCE_STATUS_MOVES[from].includes(to))).toEqual([]);
          expect(await miscounted()).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
    expect((await seenMoves()).length).toBeGreaterThan(5);
  });
});
