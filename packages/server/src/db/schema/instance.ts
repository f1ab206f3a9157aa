import { COST_TYPE, FOLDED_COST_TYPES } from '@compute-market/contract/enumerations';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofHost } from './market';
import { project } from './project';

/** Written out, so that the planner sees that queries mean the same. */
export const foldedTypes = `(${FOLDED_COST_TYPES.join(', ')})`;

/** A rented virtual machine or container. Sums of money are not kept here: they are sums of its cost items. */
export const instance = pgTable(
  'instance',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Opaque public name. */
    name: text().notNull().unique(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    containerType: text({ enum: ['kvm', 'docker'] }).notNull(),
    note: text().notNull().default(''),
    /** INSTANCE_STATUS of the contract. */
    status: integer().notNull(),
    message: text().notNull().default(''),
    abnormalSince: moment(),
    hostId: ofHost(),
    district: text().notNull(),
    gpuType: text().notNull(),
    gpuNum: integer().notNull(),
    gpuIndexes: integer().array().notNull(),
    specName: text().notNull(),
    cpuNum: integer().notNull(),
    memoryGb: integer().notNull(),
    addedCpu: integer().notNull().default(0),
    addedMemoryGb: integer().notNull().default(0),
    systemDiskGb: integer().notNull(),
    /** All data disks together. */
    dataDiskGb: integer().notNull(),
    /** The data disks that came after the first one; each is part of `dataDiskGb`. */
    addedDisksGb: integer().array().notNull().default(sql`'{}'`),
    /** What of the above is paid but not yet in the machine. */
    addingCpu: integer().notNull().default(0),
    addingMemoryGb: integer().notNull().default(0),
    addingDiskGb: integer().notNull().default(0),
    /** When the change of size was asked for that the machine has not made yet. */
    resizeRequestedAt: moment(),
    /** How many changes of size were ordered: each has its number, which makes its charge happen once. */
    resizes: integer().notNull().default(0),
    bandwidthMbps: integer().notNull(),
    imageKey: text().notNull(),
    /** The own image that its system disk was made from, which grew from `imageKey` and may be gone by now; null for an image of the house (decisions 130). */
    ownImageKey: text(),
    loginUserName: text().notNull(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    endedAt: moment(),
    /** Whether it can be released before its end for the unused part: what its host said when it was rented (decisions 124). */
    earlyRelease: boolean().notNull().default(false),
    /** When its paid time was cut short by its owner and the rest given back: an early release, or the stop of a rental by usage, whose disk may be kept (decisions 144). */
    earlyReleasedAt: moment(),
    /** By usage it renews itself by the hour, and its owner cannot switch that off. */
    billing: text({ enum: ['prepaid', 'usage'] })
      .notNull()
      .default('prepaid'),
    diskReleaseAt: moment(),
    /** Set while its disk is kept for nothing, since its release came too late (decisions 229). */
    freeSince: moment(),
    lastRestartAt: moment(),
    /** Set while a machine that was shut down is being started. */
    powerOnAskedAt: moment(),
    /** 1 keep the disk, -1 release it. */
    dueMode: integer().notNull(),
    payTypeFirst: text({ enum: ['money', 'power'] }).notNull(),
    unit: text({ enum: ['hour', 'day', 'month'] }).notNull(),
    /** What one hour of the current prepaid period costs after discounts, in ten-thousandths of a yuan. */
    hourPrice: integer().notNull(),
    autorenewUnit: text({ enum: ['hour', 'day', 'month'] }),
    autorenewPackTime: integer(),
    /** The instance whose kept disk this one was started from. That one keeps the disk until this one runs. */
    startedFromId: integer(),
    /** When a change of keys was asked for that is not in the machine yet. */
    sshKeysRequestedAt: moment(),
    /** The project that it is in, whoever put it there; none once that is removed. */
    projectId: integer().references(() => project.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('instance_by_owner').on(table.userId, table.status, table.dueAt),
    index('instance_by_age').on(table.userId, table.createdAt, table.id),
    index('instance_by_spender').on(table.subAccountId, table.createdAt).where(sql`${table.subAccountId} is not null`),
    index('instance_by_host').on(table.hostId),
    index('instance_by_due').on(table.status, table.dueAt),
    index('instance_by_kept_disk').on(table.startedFromId),
    index('instance_by_project').on(table.projectId).where(sql`${table.projectId} is not null`),
    index('instance_by_own_image').on(table.ownImageKey).where(sql`${table.ownImageKey} is not null`),
    check('instance_status_known', sql`${table.status} in (-2, -1, 0, 1, 4, 5, 6, 7, 8)`),
    check(
      'instance_cut_short_when_over',
      sql`${table.earlyReleasedAt} is null or (${table.status} in (0, 8) and ${table.endedAt} >= ${table.earlyReleasedAt})`,
    ),
    check('instance_due_mode_known', sql`${table.dueMode} in (1, -1)`),
  ],
);

/** The instance that a row belongs to. */
export const ofInstance = () =>
  integer()
    .notNull()
    .references(() => instance.id);

/** Passwords of an instance. A table of its own, so that no list can carry them by accident. */
export const instanceSecret = pgTable('instance_secret', {
  instanceId: integer()
    .primaryKey()
    .references(() => instance.id),
  loginPassword: text().notNull(),
  vncPassword: text().notNull(),
});

/**
 * One line of what an instance cost. `key` makes each charge happen once (`rent:<name>`, `keep:<name>:<hour>`).
 * Amounts in fen; a refund is a negative line.
 */
export const costItem = pgTable(
  'cost_item',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    instanceId: ofInstance(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    /** COST_TYPE of the contract. */
    costType: integer().notNull(),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    /** Per hour, in ten-thousandths of a yuan. */
    unitPrice: integer().notNull(),
    /** Not whole for what is paid to the end of a running period. */
    hours: doublePrecision().notNull(),
    originalFen: bigint({ mode: 'bigint' }).notNull(),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    moneyFen: bigint({ mode: 'bigint' }).notNull(),
    powerMoneyFen: bigint({ mode: 'bigint' }).notNull(),
    creditFen: bigint({ mode: 'bigint' }).notNull(),
    ledgerTransactionId: bigint({ mode: 'number' }),
    couponId: bigint({ mode: 'number' }),
    /** The unit whose discount an upgrade was sold with (decisions 244). Null where the length tells it, and of upgrades before migration 0042. */
    discountUnit: text({ enum: ['hour', 'day', 'month'] }),
    remark: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('cost_item_by_owner').on(table.userId, table.createdAt),
    index('cost_item_by_instance').on(table.instanceId),
    index('cost_item_by_day').on(table.userId, table.createdAt, table.id),
    // What folded bills show one by one.
    index('cost_item_single')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.costType} not in ${sql.raw(foldedTypes)}`),
    // What went back in a month, whoever it was to: few lines among very many.
    index('cost_item_refunds')
      .on(table.createdAt)
      .where(sql`${table.costType} = ${sql.raw(String(COST_TYPE.refund))}`),
    index('cost_item_by_kind').on(table.instanceId, table.costType, table.id),
    check(
      'cost_item_paid_in_full',
      sql`${table.moneyFen} + ${table.powerMoneyFen} + ${table.creditFen} = ${table.amountFen}`,
    ),
  ],
);

/** What the sandbox page tells the simulated fleet to do. One row. Durations in milliseconds. */
export const sandboxFleet = pgTable(
  'sandbox_fleet',
  {
    id: integer().primaryKey().default(1),
    bootMs: integer().notNull().default(6000),
    restartMs: integer().notNull().default(2000),
    /** This many of the next boots fail. */
    failNextBoots: integer().notNull().default(0),
    failNextRestarts: integer().notNull().default(0),
    /** Of a hundred boots, this many fail. */
    bootFailurePercent: integer().notNull().default(0),
    /** Names of the hosts that do not answer. */
    silentHosts: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    check('sandbox_fleet_single_row', sql`${table.id} = 1`),
    check('sandbox_fleet_percent', sql`${table.bootFailurePercent} between 0 and 100`),
  ],
);

/** An outside port of a simulated machine. */
export interface SandboxPort {
  readonly inner: number | null;
  readonly at: number;
}

/** Snapshots of a simulated machine by their keys: what each takes up, null when it was deleted, and when that was asked, ms since 1970. */
export type SandboxSnapshots = Readonly<Record<string, { readonly sizeBytes: number | null; readonly at: number }>>;

/** A machine as the simulated provider sees it. Its phase is derived from the task, its start and the clock. */
export const sandboxMachine = pgTable('sandbox_machine', {
  name: text().primaryKey(),
  task: text({ enum: ['boot', 'restart', 'start', 'stop', 'reinstall', 'restore'] }).notNull(),
  startedAt: moment().notNull(),
  durationMs: integer().notNull(),
  fails: boolean().notNull(),
  /** What it is made of, for its screen. */
  hostName: text().notNull(),
  gpuType: text().notNull(),
  gpuNum: integer().notNull(),
  cpuNum: integer().notNull(),
  memoryGb: integer().notNull(),
  imageKey: text().notNull(),
  /** The image of a registry that it was started from, written out whole. */
  containerImage: text(),
  loginUserName: text().notNull(),
  /** Its authorized keys, and when they were last set. */
  sshKeys: text().array().notNull().default(sql`'{}'`),
  sshKeysSetAt: moment(),
  /** What was asked of each of its outside ports last: where it leads inside, null when it was closed, and when, ms since 1970. */
  ports: jsonb().$type<Readonly<Record<string, SandboxPort>>>().notNull().default({}),
  /** What was asked of each of its snapshots last. */
  snapshots: jsonb().$type<SandboxSnapshots>().notNull().default({}),
});

/** What is kept of a simulated machine that is over: its disk holds nothing, but has its snapshots. */
export const sandboxKeptDisk = pgTable('sandbox_kept_disk', {
  name: text().primaryKey(),
  snapshots: jsonb().$type<SandboxSnapshots>().notNull(),
});
