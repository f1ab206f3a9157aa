// Fills a new data directory for scripts/bench-screens.mjs and prints a session of the customer whose screens are measured.
import { hourMs } from '@compute-market/contract/rules/time-units';
import { openEmbedded } from '../../packages/server/src/db/pglite';
import { users } from '../../packages/server/src/db/schema/account';
import { costItem, instance, instanceSecret } from '../../packages/server/src/db/schema/instance';
import { gpuModel, host, hostGpu, specification } from '../../packages/server/src/db/schema/market';
import type { Tx } from '../../packages/server/src/db/database';
import { openSession } from '../../packages/server/src/domain/account/open-session';
import { seedCatalogue } from '../../packages/server/src/domain/market/catalogue/seed-catalogue';
import { post } from '../../packages/server/src/ledger/post';
import { systemClock } from '../../packages/server/src/platform/clock';
import { randomIds } from '../../packages/server/src/platform/ids';

const [, , directory = '', instancesText = '0', modelsText = '0'] = process.argv;
const now = systemClock.now();
const at = (hours: number) => new Date(now.getTime() + hours * hourMs);
const rowsAtOnce = 500;
const districts = ['华东一区', '华北二区', '西南一区', '华南一区'];

/** Writes many rows in several statements: one has a limit of parameters. */
async function inSteps<Row>(rows: readonly Row[], write: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) await write(rows.slice(start, start + rowsAtOnce));
}

async function writeCustomer(tx: Tx): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ phone: '13800001234', name: '测算科技', passwordHash: '-', createdAt: at(-2000) })
    .returning();
  if (user === undefined) throw new Error('no customer');
  const amount = 5_000_000n;
  await post(tx, {
    key: 'bench',
    kind: 'topUp',
    userId: user.id,
    at: now,
    entries: [
      { account: { kind: 'cash', userId: user.id }, amount },
      { account: { kind: 'world', channel: 'bank' }, amount: -amount },
    ],
  });
  return user.id;
}

/** One in ten is over, one in ten keeps its disk, a few have failed, the others run; each was paid for three times. */
async function writeInstances(tx: Tx, userId: number, count: number): Promise<void> {
  const machines = await tx.select().from(host);
  const rows = Array.from({ length: count }, (_, number) => {
    const machine = machines[number % machines.length];
    if (machine === undefined) throw new Error('no machines');
    const status = number % 10 === 3 ? 0 : number % 10 === 7 ? 8 : number % 97 === 5 ? -2 : number % 41 === 8 ? 6 : 1;
    const isOver = status === 0 || status === -2;
    return {
      name: randomIds.short(),
      userId,
      containerType: number % 3 === 1 ? ('docker' as const) : ('kvm' as const),
      note: number % 4 === 0 ? '' : `训练任务-${number}`,
      status,
      hostId: machine.id,
      district: machine.district,
      gpuType: machine.gpuType,
      gpuNum: 1,
      gpuIndexes: [number % 8],
      specName: '',
      cpuNum: 16,
      memoryGb: 64,
      systemDiskGb: 200,
      dataDiskGb: 100,
      bandwidthMbps: 32,
      imageKey: 'pytorch-2.5',
      loginUserName: 'root',
      createdAt: at(-number / 2 - 3),
      dueAt: status === 8 || isOver ? at(-1) : at(2 + (number % 700)),
      endedAt: isOver ? at(-1) : null,
      diskReleaseAt: status === 8 ? at(200) : null,
      dueMode: status === 8 ? 1 : -1,
      payTypeFirst: 'power' as const,
      unit: 'day' as const,
      hourPrice: 21_900,
      autorenewUnit: null,
      autorenewPackTime: null,
    };
  });
  const ids: number[] = [];
  await inSteps(rows, async (some) =>
    ids.push(...(await tx.insert(instance).values(some).returning({ id: instance.id })).map(({ id }) => id)),
  );
  await inSteps(ids, (some) =>
    tx.insert(instanceSecret).values(some.map((instanceId) => ({ instanceId, loginPassword: 'x', vncPassword: 'x' }))),
  );
  const bills = ids.flatMap((instanceId) =>
    [1, 2, 3].map((part) => ({
      key: `bench:${instanceId}:${part}`,
      instanceId,
      userId,
      costType: part,
      beginAt: at(-part),
      endAt: at(1 - part),
      unitPrice: 21_900,
      hours: 1,
      originalFen: 219n,
      amountFen: 219n,
      moneyFen: 219n,
      powerMoneyFen: 0n,
      creditFen: 0n,
      createdAt: at(-part),
    })),
  );
  await inSteps(bills, (some) => tx.insert(costItem).values(some));
}

/** A market of so many models, each in one machine room, of every memory and price. */
async function writeModels(tx: Tx, count: number): Promise<void> {
  const models = Array.from({ length: count }, (_, number) => ({
    gpuType: `GX ${String(number).padStart(4, '0')}`,
    memoryGb: [12, 24, 48, 80][number % 4] ?? 24,
    memoryKind: number % 3 === 0 ? 'HBM3' : 'GDDR6X',
    architecture: 'Ada Lovelace',
    cpuPerGpu: 16,
    memoryPerGpuGb: 64,
    hourPrice: 9000 + ((number * 37) % 90_000),
    originalHourPrice: 99_000,
    fp16Tflops: 100 + (number % 300),
    bandwidthGbps: 1000,
    score: number,
  }));
  const machines = models.map(({ gpuType }, number) => ({
    name: `gx${number}`,
    district: districts[number % districts.length] ?? '',
    address: `gx${number}.example.cn`,
    gpuType,
    cpuModel: 'EPYC 7542',
    totalGpus: 8,
    freeGpus: number % 5 === 0 ? 0 : 8,
    totalCpu: 128,
    freeCpu: 128,
    totalMemoryGb: 512,
    freeMemoryGb: 512,
    totalDiskGb: 9000,
    freeDiskGb: 9000,
  }));
  await inSteps(models, (some) => tx.insert(gpuModel).values(some));
  await inSteps(models, (some) =>
    tx.insert(specification).values(
      some.map(({ gpuType, cpuPerGpu, memoryPerGpuGb, hourPrice }) => ({
        gpuType,
        code: 'c' as const,
        cpuPerGpu,
        memoryPerGpuGb,
        cpuModel: 'EPYC 7542',
        hourPrice,
      })),
    ),
  );
  const written: { id: number; freeGpus: number }[] = [];
  await inSteps(machines, async (some) =>
    written.push(...(await tx.insert(host).values(some).returning({ id: host.id, freeGpus: host.freeGpus }))),
  );
  const cards = written.flatMap(({ id, freeGpus }) =>
    Array.from({ length: 8 }, (_, gpuIndex) => ({ hostId: id, gpuIndex, holder: freeGpus === 0 ? 'elsewhere' : null })),
  );
  await inSteps(cards, (some) => tx.insert(hostGpu).values(some));
}

const database = await openEmbedded(directory);
try {
  const session = await database.transaction(async (tx) => {
    await seedCatalogue(tx);
    await writeModels(tx, Number(modelsText));
    const userId = await writeCustomer(tx);
    await writeInstances(tx, userId, Number(instancesText));
    return openSession(
      tx,
      { services: { clock: systemClock, ids: randomIds }, address: '127.0.0.1', userAgent: '' },
      { userId, subAccountId: null, way: 'password' },
    );
  });
  process.stdout.write(session.session);
} finally {
  await database.close();
}
