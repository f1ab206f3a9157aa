import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { instance, sandboxMachine } from '../db/schema/instance';
import { gpuModel, host, hostGpu } from '../db/schema/market';
import { recordEvent } from '../domain/instance/events';
import { sandboxFleetSettings, setHostSilent, setSandboxFleet } from '../fleet/simulation';
import type { Services } from '../http/handler';
import type { Fields } from './request';

const shownMachines = 30;
const mostFailures = 9;
const longestSeconds = 600;
const wholePercent = 100;
/** Who holds the cards that this page has let to nobody in particular. */
const outsider = 'sandbox';
const brokenCard = 'GPU 掉卡，正在自动恢复';

type Settings = Awaited<ReturnType<typeof sandboxFleetSettings>>;

/** A model's cards: free ones, and those that this page holds. */
export interface ModelStock {
  readonly gpuType: string;
  readonly free: number;
  readonly held: number;
}

/** A host with machines, or one that was silenced here. */
interface DeskHost {
  readonly name: string;
  readonly machines: number;
  readonly isSilent: boolean;
  /** Since when rentals on it count as without a host; null while they do not. */
  readonly lostAt: Date | null;
}

export interface FleetDesk {
  readonly settings: Settings;
  readonly hosts: readonly DeskHost[];
  readonly models: readonly ModelStock[];
  readonly machines: readonly { readonly machine: typeof sandboxMachine.$inferSelect; readonly isAbnormal: boolean }[];
}

async function findHosts(tx: Tx, { silentHosts }: Settings): Promise<DeskHost[]> {
  const hosts = await tx
    .select({ name: host.name, lostAt: host.lostAt, machines: count(sandboxMachine.name) })
    .from(host)
    .leftJoin(sandboxMachine, eq(sandboxMachine.hostName, host.name))
    .groupBy(host.id)
    .having(or(gt(count(sandboxMachine.name), 0), inArray(host.name, silentHosts)))
    .orderBy(host.name);
  return hosts.map((one) => ({ ...one, isSilent: silentHosts.includes(one.name) }));
}

export async function findFleet(tx: Tx): Promise<FleetDesk> {
  const machines = await tx
    .select({ machine: sandboxMachine, isAbnormal: sql`${instance.abnormalSince} is not null`.mapWith(Boolean) })
    .from(sandboxMachine)
    .leftJoin(instance, eq(instance.name, sandboxMachine.name))
    .orderBy(desc(sandboxMachine.startedAt))
    .limit(shownMachines);
  const models = await tx
    .select({
      gpuType: gpuModel.gpuType,
      free: sql`count(*) filter (where ${hostGpu.holder} is null and ${hostGpu.hostId} is not null)`.mapWith(Number),
      held: sql`count(*) filter (where ${hostGpu.holder} = ${outsider})`.mapWith(Number),
    })
    .from(gpuModel)
    .leftJoin(host, and(eq(host.gpuType, gpuModel.gpuType), host.online))
    .leftJoin(hostGpu, eq(hostGpu.hostId, host.id))
    .groupBy(gpuModel.gpuType, gpuModel.score)
    .orderBy(desc(gpuModel.score));
  const settings = await sandboxFleetSettings(tx);
  return { settings, hosts: await findHosts(tx, settings), models, machines };
}

/** Machines of one model, locked in the order of placing. */
async function lockHosts(tx: Tx, gpuType: string): Promise<number[]> {
  const rows = await tx
    .select({ id: host.id })
    .from(host)
    .where(eq(host.gpuType, gpuType))
    .orderBy(asc(host.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Lets every free card of a model to nobody in particular, or takes those back: what is seen as sold out is. The counts of the machines follow. */
async function moveStock(tx: Tx, gpuType: string, isTaken: boolean): Promise<void> {
  const hosts = await lockHosts(tx, gpuType);
  if (hosts.length === 0) return;
  await tx
    .update(hostGpu)
    .set({ holder: isTaken ? outsider : null })
    .where(and(inArray(hostGpu.hostId, hosts), isTaken ? isNull(hostGpu.holder) : eq(hostGpu.holder, outsider)));
  const free = sql`(select count(*) from ${hostGpu} where ${hostGpu.hostId} = ${host.id} and ${hostGpu.holder} is null)`;
  await tx.update(host).set({ freeGpus: free }).where(inArray(host.id, hosts));
}

/** A running machine loses a card, or gets it back. */
async function setAbnormal(tx: Tx, name: string, isAbnormal: boolean, at: Date): Promise<void> {
  const change = { abnormalSince: isAbnormal ? at : null, message: isAbnormal ? brokenCard : '' };
  const isOther = isAbnormal ? isNull(instance.abnormalSince) : isNotNull(instance.abnormalSince);
  const [changed] = await tx
    .update(instance)
    .set(change)
    .where(and(eq(instance.name, name), eq(instance.status, INSTANCE_STATUS.running), isOther))
    .returning();
  if (changed === undefined) return;
  const kind = isAbnormal ? INSTANCE_EVENT.abnormal : INSTANCE_EVENT.recovered;
  await recordEvent(tx, { instance: changed, kind, at, details: isAbnormal ? { reason: brokenCard } : {} });
}

/** A whole number of a form within bounds; undefined when the form does not speak of it. */
function numberOf(fields: Fields, name: string, most: number): number | undefined {
  const text = fields.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Math.min(most, Number(text)) : undefined;
}

function settingsOf(fields: Fields): Partial<Settings> {
  const seconds = (name: string) => {
    const value = numberOf(fields, name, longestSeconds);
    return value === undefined ? undefined : value * secondMs;
  };
  const asked = {
    failNextBoots: numberOf(fields, 'fail_next_boots', mostFailures),
    failNextRestarts: numberOf(fields, 'fail_next_restarts', mostFailures),
    bootFailurePercent: numberOf(fields, 'boot_failure_percent', wholePercent),
    bootMs: seconds('boot_seconds'),
    restartMs: seconds('restart_seconds'),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** What the page does with the machines and the stock. What it does not know does nothing. */
export async function decideFleet({ database, clock }: Services, fields: Fields): Promise<void> {
  const action = fields.get('action');
  const name = fields.get('name') ?? '';
  await database.transaction(async (tx) => {
    if (action === 'abnormal' || action === 'recover') return setAbnormal(tx, name, action === 'abnormal', clock.now());
    if (action === 'silence' || action === 'answer') return setHostSilent(tx, name, action === 'silence');
    if (action === 'fill' || action === 'empty') return moveStock(tx, fields.get('gpu_type') ?? '', action === 'fill');
    const change = settingsOf(fields);
    return Object.keys(change).length === 0 ? undefined : setSandboxFleet(tx, change);
  });
}
