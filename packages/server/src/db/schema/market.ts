import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One kind of graphics card that can be rented. Prices are in ten-thousandths of a yuan per card and hour (decisions 9). */
export const gpuModel = pgTable('gpu_model', {
  gpuType: text().primaryKey(),
  memoryGb: integer().notNull(),
  memoryKind: text().notNull(),
  architecture: text().notNull(),
  cpuPerGpu: integer().notNull(),
  memoryPerGpuGb: integer().notNull(),
  hourPrice: integer().notNull(),
  /** The struck price of the store; equal to `hourPrice` when there is no promotion. */
  originalHourPrice: integer().notNull(),
  fp16Tflops: real().notNull(),
  bandwidthGbps: integer().notNull(),
  /** Place in the recommended order, larger first. */
  score: integer().notNull(),
});

/** A way to pair a card with processor and memory (standard, more memory, higher frequency). Figures are per card. */
export const specification = pgTable(
  'specification',
  {
    gpuType: text()
      .notNull()
      .references(() => gpuModel.gpuType),
    /** c = standard, m = memory, h = frequency: the last letter of a specification's name. */
    code: text({ enum: ['c', 'm', 'h'] }).notNull(),
    cpuPerGpu: integer().notNull(),
    memoryPerGpuGb: integer().notNull(),
    cpuModel: text().notNull(),
    hourPrice: integer().notNull(),
    /** Whether new rentals may choose it; what is rented goes on, and is renewed, either way (decisions 138). */
    onSale: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.gpuType, table.code] })],
);

/** A system image. `key` is what travels on the wire; `label` is the tab it is shown under. */
export const image = pgTable('image', {
  key: text().primaryKey(),
  label: text().notNull(),
  system: text({ enum: ['Linux', 'Windows'] }).notNull(),
  shortDisplayName: text().notNull(),
  longDisplayName: text().notNull(),
  systemVersion: text().notNull(),
  sizeMb: integer().notNull(),
  canUsePlugin: boolean().notNull(),
  showInRent: boolean().notNull(),
  showInChangeSystem: boolean().notNull(),
  /** Card types that cannot run it. */
  excludedGpuTypes: text().array().notNull().default(sql`'{}'`),
  containerTypes: text({ enum: ['kvm', 'docker'] })
    .array()
    .notNull()
    .default(sql`'{kvm,docker}'`),
  badgeLabel: text().notNull().default(''),
  brief: text().notNull(),
  score: integer().notNull(),
});

/**
 * A physical machine. The free figures are the only stock there is: placement moves them by one guarded UPDATE, and the
 * checks make an overcommitted machine impossible whatever the code does.
 */
export const host = pgTable(
  'host',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    district: text().notNull(),
    address: text().notNull(),
    gpuType: text()
      .notNull()
      .references(() => gpuModel.gpuType),
    cpuModel: text().notNull(),
    containerTypes: text({ enum: ['kvm', 'docker'] })
      .array()
      .notNull()
      .default(sql`'{kvm,docker}'`),
    /** Whether new rentals on it can be released before their end for the unused part (decisions 124). */
    earlyRelease: boolean().notNull().default(false),
    /** Whether new rentals on it may be paid by usage (decisions 144). */
    payAsYouGo: boolean().notNull().default(false),
    /** Whether its operator offers it. */
    online: boolean().notNull().default(true),
    /** When it answered last; null before the first time, also where nobody runs machines. */
    seenAt: moment(),
    /** Since when it has not answered, though the engine did; null while it answers (decisions 109). */
    silentSince: moment(),
    /** When it was counted lost; null while it is not. */
    lostAt: moment(),
    totalGpus: integer().notNull(),
    freeGpus: integer().notNull(),
    totalCpu: integer().notNull(),
    freeCpu: integer().notNull(),
    totalMemoryGb: integer().notNull(),
    freeMemoryGb: integer().notNull(),
    totalDiskGb: integer().notNull(),
    freeDiskGb: integer().notNull(),
    /** Of its connection, which all on it share, Mbps; null where nobody told it. */
    uplinkMbps: integer(),
    /** Highest CUDA that its driver knows and the version of that driver, as its operator told them; null where nobody did (decisions 143). */
    cudaVersion: text(),
    driverVersion: text(),
    /** The same as the engine told them last, for what the operator left open. */
    seenCudaVersion: text(),
    seenDriverVersion: text(),
    /** Who owns the income of this machine; null = the platform. */
    partnerUserId: bigint({ mode: 'number' }),
  },
  (table) => [
    index('host_by_type').on(table.gpuType, table.district),
    check('host_gpus_in_range', sql`${table.freeGpus} between 0 and ${table.totalGpus}`),
    check('host_cpu_in_range', sql`${table.freeCpu} between 0 and ${table.totalCpu}`),
    check('host_memory_in_range', sql`${table.freeMemoryGb} between 0 and ${table.totalMemoryGb}`),
    check('host_lost_is_silent', sql`${table.lostAt} is null or ${table.silentSince} is not null`),
    check('host_disk_in_range', sql`${table.freeDiskGb} between 0 and ${table.totalDiskGb}`),
  ],
);

/** The host that a row belongs to. */
export const ofHost = () =>
  integer()
    .notNull()
    .references(() => host.id);

/** How often a host was looked at on a Beijing day, and how often it was on offer and answered. Its table is named after those who needed it first. */
export const hostWatch = pgTable(
  'partner_watch',
  {
    hostId: ofHost(),
    day: text().notNull(),
    looks: integer().notNull(),
    online: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.day] }),
    check('partner_watch_in_range', sql`${table.online} between 0 and ${table.looks}`),
  ],
);

/** One card of one machine. `holder` is the instance that has it, null while it is free. */
export const hostGpu = pgTable(
  'host_gpu',
  {
    hostId: ofHost(),
    gpuIndex: integer().notNull(),
    holder: text(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.gpuIndex] }), index('host_gpu_by_holder').on(table.holder)],
);

/** A bare-metal machine type of the store, rented by contract after a reservation. Month price in fen. */
export const bareMetal = pgTable('bare_metal', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  cpu: text().notNull(),
  cpuNum: integer().notNull(),
  memoryGb: integer().notNull(),
  gpuType: text().notNull(),
  gpuNum: integer().notNull(),
  disk: text().notNull(),
  network: text().notNull(),
  monthPriceFen: bigint({ mode: 'bigint' }).notNull(),
  district: text().notNull(),
  freeNum: integer().notNull(),
  deliverDays: integer().notNull(),
  picture: text().notNull().default(''),
  /** Whether it may be reserved; what was reserved or let goes on either way (decisions 138). */
  onSale: boolean().notNull().default(true),
});

/** The prices and limits that do not depend on the card. One row. Prices in ten-thousandths of a yuan. */
export const tariff = pgTable(
  'tariff',
  {
    id: integer().primaryKey().default(1),
    systemDiskGb: integer().notNull(),
    freeDiskGb: integer().notNull(),
    diskStepGb: integer().notNull(),
    maxDiskGb: integer().notNull(),
    /** Per GB and hour. */
    diskHourPrice: integer().notNull(),
    /** Of a processor core added to a rental, per hour. */
    cpuHourPrice: integer().notNull(),
    /** Of a GB of memory added to a rental, per hour. */
    memoryHourPrice: integer().notNull(),
    freeBandwidthMbps: integer().notNull(),
    maxBandwidthMbps: integer().notNull(),
    /** Per Mbps and hour. */
    bandwidthHourPrice: integer().notNull(),
    /** Per GB and day: an hourly price this small would not survive four decimals. */
    keepDiskDayPrice: integer().notNull(),
    keepDiskMaxDays: integer().notNull(),
    /** Per GB and month of 30 days. */
    cloudDiskMonthPrice: integer().notNull(),
    /** How many days an expired cloud disk keeps its data. */
    cloudDiskKeepDays: integer().notNull(),
    /** Of an own image, per GB and day; 0 where they cost nothing (decisions 152). */
    ownImageDayPrice: integer().notNull().default(0),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [check('tariff_single_row', sql`${table.id} = 1`)],
);
