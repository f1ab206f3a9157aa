import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../src/db/database';
import { gpuModel, host, hostGpu } from '../../src/db/schema/market';
import {
  growInstance,
  placeInstance,
  releaseCapacity,
  releaseKeptDisk,
  type HeldCapacity,
} from '../../src/domain/instance/place';
import { openTestDatabase } from '../setup/database';

const gpuType = 'RTX 4090';
const cpuModel = 'EPYC 7542';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A market of two machines: four cards and eight. */
async function freshMachines(tx: Tx): Promise<void> {
  await tx.delete(hostGpu);
  await tx.delete(host);
  await tx
    .insert(gpuModel)
    .values({
      gpuType,
      memoryGb: 24,
      memoryKind: 'GDDR6X',
      architecture: 'Ada',
      cpuPerGpu: 16,
      memoryPerGpuGb: 48,
      hourPrice: 21_900,
      originalHourPrice: 21_900,
      fp16Tflops: 165,
      bandwidthGbps: 1008,
      score: 1,
    })
    .onConflictDoNothing();
  const machines = [4, 8].map((cards) => ({
    name: `m${cards}`,
    district: '华东一区',
    address: `m${cards}.example.cn`,
    gpuType,
    cpuModel,
    totalGpus: cards,
    freeGpus: cards,
    totalCpu: cards * 16,
    freeCpu: cards * 16,
    totalMemoryGb: cards * 48,
    freeMemoryGb: cards * 48,
    totalDiskGb: 2000,
    freeDiskGb: 2000,
  }));
  const made = await tx.insert(host).values(machines).returning();
  await tx
    .insert(hostGpu)
    .values(
      made.flatMap((machine) =>
        Array.from({ length: machine.totalGpus }, (_, gpuIndex) => ({ hostId: machine.id, gpuIndex })),
      ),
    );
}

const request = (instanceName: string, gpuNum: number) =>
  ({
    instanceName,
    containerType: 'kvm',
    gpuType,
    gpuNum,
    cpuModel,
    cpuNum: gpuNum * 16,
    memoryGb: gpuNum * 48,
    diskGb: 300,
  }) as const;

describe('placement', () => {
  it('gives no card twice and never more than a machine has, whatever is rented and returned', async () => {
    const step = fc.oneof(
      fc.record({ take: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ giveBack: fc.nat({ max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await database.transaction(async (tx) => {
          await freshMachines(tx);
          const held: HeldCapacity[] = [];
          const cards = new Set<string>();
          for (const [number, one] of steps.entries()) {
            if ('take' in one) {
              const wanted = request(`i${number}`, one.take);
              const placement = await placeInstance(tx, wanted);
              if (placement === null) continue;
              expect(placement.gpuIndexes).toHaveLength(one.take);
              for (const index of placement.gpuIndexes) {
                expect(cards.has(`${placement.hostId}:${index}`)).toBe(false);
                cards.add(`${placement.hostId}:${index}`);
              }
              held.push({ ...wanted, hostId: placement.hostId });
            } else {
              const [back] = held.splice(one.giveBack % Math.max(1, held.length), 1);
              if (back === undefined) continue;
              const returned = await tx.select().from(hostGpu).where(eq(hostGpu.holder, back.instanceName));
              for (const card of returned) cards.delete(`${card.hostId}:${card.gpuIndex}`);
              await releaseCapacity(tx, back, { disk: true });
            }
          }
          const machines = await tx.select().from(host);
          const free = await tx
            .select({ hostId: hostGpu.hostId, number: sql`count(*)`.mapWith(Number) })
            .from(hostGpu)
            .where(isNull(hostGpu.holder))
            .groupBy(hostGpu.hostId);
          for (const machine of machines) {
            expect(machine.freeGpus).toBe(free.find((row) => row.hostId === machine.id)?.number ?? 0);
            expect(machine.freeGpus).toBe(
              machine.totalGpus - [...cards].filter((card) => card.startsWith(`${machine.id}:`)).length,
            );
            expect(machine.freeCpu).toBe(machine.freeGpus * 16);
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('takes when one machine has it all, and only then, and the machines lose exactly what is held: cards, processor, memory, disk', async () => {
    const amounts = { cpuNum: fc.nat({ max: 40 }), memoryGb: fc.nat({ max: 150 }), diskGb: fc.nat({ max: 900 }) };
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('take' as const),
          gpuNum: fc.integer({ min: 1, max: 4 }),
          ...amounts,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('grow' as const),
          which: fc.nat({ max: 20 }),
          gpuNum: fc.nat({ max: 2 }),
          ...amounts,
          perCard: fc.nat({ max: 40 }),
        }),
      },
      fc.record({
        kind: fc.constantFrom('end' as const, 'keep disk' as const, 'release disk' as const),
        which: fc.nat({ max: 20 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        await database.transaction(async (tx) => {
          await freshMachines(tx);
          const totals = await tx.select().from(host).orderBy(host.id);
          const held: HeldCapacity[] = [];
          const kept: { hostId: number; diskGb: number }[] = [];
          const sum = (hostId: number, of: 'gpuNum' | 'cpuNum' | 'memoryGb' | 'diskGb') =>
            held.filter((one) => one.hostId === hostId).reduce((total, one) => total + one[of], 0);
          const left = () =>
            totals.map(({ id, totalGpus, totalCpu, totalMemoryGb, totalDiskGb }) => ({
              id,
              freeGpus: totalGpus - sum(id, 'gpuNum'),
              freeCpu: totalCpu - sum(id, 'cpuNum'),
              freeMemoryGb: totalMemoryGb - sum(id, 'memoryGb'),
              freeDiskGb:
                totalDiskGb -
                sum(id, 'diskGb') -
                kept.filter((one) => one.hostId === id).reduce((total, one) => total + one.diskGb, 0),
            }));
          for (const [number, one] of steps.entries()) {
            const before = left();
            if (one.kind === 'take') {
              const wanted = {
                ...request(`i${number}`, one.gpuNum),
                cpuNum: one.cpuNum,
                memoryGb: one.memoryGb,
                diskGb: one.diskGb,
              };
              const fits = before.some(
                (machine) =>
                  machine.freeGpus >= one.gpuNum &&
                  machine.freeCpu >= one.cpuNum &&
                  machine.freeMemoryGb >= one.memoryGb &&
                  machine.freeDiskGb >= one.diskGb,
              );
              const placement = await placeInstance(tx, wanted);
              expect(placement !== null).toBe(fits);
              if (placement) held.push({ ...wanted, hostId: placement.hostId });
            } else if (one.kind === 'release disk') {
              const [disk] = kept.splice(one.which % Math.max(1, kept.length), 1);
              if (disk) await releaseKeptDisk(tx, disk.hostId, disk.diskGb);
            } else {
              const at = one.which % Math.max(1, held.length);
              const rental = held[at];
              if (rental === undefined) continue;
              if (one.kind === 'grow') {
                const { gpuNum, cpuNum, memoryGb, diskGb, perCard } = one;
                const machine = before.find(({ id }) => id === rental.hostId);
                const cardsLeft = (machine?.freeGpus ?? 0) - gpuNum;
                const fits =
                  machine !== undefined &&
                  cardsLeft >= 0 &&
                  machine.freeCpu >= cpuNum + cardsLeft * Math.floor(perCard / 3) &&
                  machine.freeMemoryGb >= memoryGb + cardsLeft * perCard &&
                  machine.freeDiskGb >= diskGb;
                const cards = await growInstance(tx, rental.hostId, rental.instanceName, {
                  gpuNum,
                  cpuNum,
                  memoryGb,
                  diskGb,
                  keptPerCard: { cpuNum: Math.floor(perCard / 3), memoryGb: perCard },
                });
                expect(cards?.length).toBe(fits ? gpuNum : undefined);
                if (fits)
                  held[at] = {
                    ...rental,
                    gpuNum: rental.gpuNum + gpuNum,
                    cpuNum: rental.cpuNum + cpuNum,
                    memoryGb: rental.memoryGb + memoryGb,
                    diskGb: rental.diskGb + diskGb,
                  };
              } else {
                await releaseCapacity(tx, rental, { disk: one.kind === 'end' });
                held.splice(at, 1);
                if (one.kind === 'keep disk') kept.push({ hostId: rental.hostId, diskGb: rental.diskGb });
              }
            }
            expect(
              await tx
                .select({
                  id: host.id,
                  freeGpus: host.freeGpus,
                  freeCpu: host.freeCpu,
                  freeMemoryGb: host.freeMemoryGb,
                  freeDiskGb: host.freeDiskGb,
                })
                .from(host)
                .orderBy(host.id),
            ).toEqual(left());
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('takes the fullest machine that fits, and says null when no single machine has the cards', async () => {
    await database.transaction(async (tx) => {
      await freshMachines(tx);
      expect((await placeInstance(tx, request('a', 2)))?.hostName).toBe('m4');
      expect((await placeInstance(tx, request('b', 4)))?.hostName).toBe('m8');
      expect(await placeInstance(tx, request('c', 6))).toBeNull();
    });
  });

  it('refuses a machine whose disk is full though its cards are free', async () => {
    await database.transaction(async (tx) => {
      await freshMachines(tx);
      expect(await placeInstance(tx, { ...request('a', 1), diskGb: 2500 })).toBeNull();
    });
  });

  it('keeps the disk of an instance that is over when it is asked to', async () => {
    await database.transaction(async (tx) => {
      await freshMachines(tx);
      const wanted = request('a', 2);
      const placement = await placeInstance(tx, wanted);
      await releaseCapacity(tx, { ...wanted, hostId: placement?.hostId ?? 0 }, { disk: false });
      const [machine] = await tx
        .select()
        .from(host)
        .where(eq(host.id, placement?.hostId ?? 0));
      expect(machine).toMatchObject({ freeGpus: 4, freeDiskGb: 1700 });
    });
  });
});
