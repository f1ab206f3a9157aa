import { createScreenTicket, createTerminalTicket } from '@compute-market/contract/calls/instance';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessions, subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { terminalTicket, type LineType } from '../../db/schema/terminal';
import { needsMachines } from '../../fleet/needs-machines';
import { holdAccount } from '../../http/account-hold';
import { tokenHash } from '../../http/auth';
import { implement, requireActor, type Actor, type CallContext, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineTidy, ago } from '../../jobs/retention';
import { withOrigin } from '../../platform/origin';
import { wireTime } from '../../platform/wire';
import { recordEvent } from './events';
import { accessEndOf, hasLivingHolder, holderColumns, type AccessEnd } from './machine-holder';
import { runningInstance, runningKvm } from './running-machine';

/** How long a ticket may wait for its socket: a page asks for it when it opens one. */
const ticketLifeMs = minuteMs;
/** A server tells that often of each terminal it holds; one that was not told of for the other span is no longer open. */
const tellMs = 20_000;
const silentMs = minuteMs;

/** How many terminals may be open at a time. */
export const terminalLimits = { instance: 4, account: 16 } as const;

/** Writes down what opens one terminal, or one screen, of this instance. */
async function newTicket(context: CallContext, instanceId: number, kind: LineType) {
  const { clock, ids } = context.services;
  const { sessionId } = requireActor(context);
  const ticket = ids.token();
  const expiresAt = new Date(clock.now().getTime() + ticketLifeMs);
  await context.transaction(async (tx) => {
    await tx.insert(terminalTicket).values({ tokenHash: tokenHash(ticket), sessionId, instanceId, kind, expiresAt });
  });
  return { Ticket: ticket, ExpireTime: wireTime(expiresAt) };
}

/** What opens one terminal (decisions 102). Who may connect to an instance may ask. */
export const terminalTicketCall = needsMachines(
  implement(createTerminalTicket, async (input, context) => {
    const { row, image } = await runningInstance(context, input.instance_name, '实例未在运行，请启动后再打开终端');
    if (image.system !== 'Linux')
      throw new Refusal('INVALID_REQUEST', { reason: '该实例是 Windows 系统，没有网页终端，请使用远程桌面' });
    return newTicket(context, row.id, 'terminal');
  }),
);

/** What opens one screen of a virtual machine (decisions 167). Who may connect to an instance may ask. */
export const screenTicketCall = needsMachines(
  implement(createScreenTicket, async (input, context) => {
    const { row } = await runningKvm(context, input.instance_name, '实例未在运行，请启动后再打开网页 VNC');
    if (!context.services.compute.hasScreens)
      throw new Refusal('INVALID_REQUEST', { reason: '该实例没有可以显示的画面，请使用 SSH 或远程桌面' });
    return newTicket(context, row.id, 'screen');
  }),
);

/** A terminal that a ticket opened: whose it is, and on which machine. */
export interface TakenTicket {
  readonly hash: string;
  readonly actor: Actor;
  readonly instanceId: number;
  readonly machine: string;
}

/** Why a terminal may not open, or may not stay. */
export type TerminalEnd = AccessEnd | 'ticket' | 'tooMany';

const holderOf = (tx: Tx, hashes: readonly string[]) =>
  tx
    .select({
      hash: terminalTicket.tokenHash,
      kind: terminalTicket.kind,
      seenAt: terminalTicket.seenAt,
      ...holderColumns,
    })
    .from(terminalTicket)
    .innerJoin(sessions, eq(sessions.id, terminalTicket.sessionId))
    .innerJoin(instance, eq(instance.id, terminalTicket.instanceId))
    .leftJoin(subAccounts, eq(subAccounts.id, sessions.subAccountId))
    .where(and(inArray(terminalTicket.tokenHash, [...hashes]), hasLivingHolder));

/** Whether an instance, or an account, has as many open terminals as it may have. */
async function isFull(tx: Tx, { userId, instanceId }: { userId: number; instanceId: number }, now: Date) {
  const ofInstance = sql`count(*) filter (where ${terminalTicket.instanceId} = ${instanceId})`.mapWith(Number);
  const [open] = await tx
    .select({ ofInstance, ofAccount: sql`count(*)`.mapWith(Number) })
    .from(terminalTicket)
    .innerJoin(instance, eq(instance.id, terminalTicket.instanceId))
    .where(
      and(
        eq(instance.userId, userId),
        isNotNull(terminalTicket.openedAt),
        gt(terminalTicket.seenAt, ago(now, silentMs)),
      ),
    );
  return open !== undefined && (open.ofInstance >= terminalLimits.instance || open.ofAccount >= terminalLimits.account);
}

/** Uses a ticket up, which is for what it was asked for alone; of two servers that are shown it one gets it. */
export function takeTicket(
  { database, clock }: Services,
  ticket: string,
  kind: LineType,
): Promise<TakenTicket | TerminalEnd> {
  const hash = tokenHash(ticket);
  return database.transaction<TakenTicket | TerminalEnd>(async (tx) => {
    const now = clock.now();
    const [found] = await holderOf(tx, [hash]);
    if (found === undefined || found.kind !== kind) return 'ticket';
    await holdAccount(tx, found.userId);
    const end = accessEndOf(found, now);
    if (end !== null) return end;
    if (await isFull(tx, found, now)) return 'tooMany';
    const used = await tx
      .update(terminalTicket)
      .set({ openedAt: now, seenAt: now })
      .where(
        and(eq(terminalTicket.tokenHash, hash), isNull(terminalTicket.openedAt), gt(terminalTicket.expiresAt, now)),
      )
      .returning({ hash: terminalTicket.tokenHash });
    if (used.length === 0) return 'ticket';
    const { userId, subAccountId, sessionId, instanceId, machine } = found;
    const role = subAccountId === null ? 'main' : 'sub';
    const actor: Actor = { userId, subAccountId, sessionId, role, rights: found.rights ?? SUB_RIGHTS };
    return { hash, actor, instanceId, machine };
  });
}

/** Writes down that a terminal, or a screen, was opened; never what is typed in it. */
export function recordTerminal(
  { database, clock, ids }: Services,
  { actor, instanceId }: TakenTicket,
  kind: LineType,
): Promise<void> {
  const { userId: user, subAccountId } = actor;
  const origin = { request: ids.short(), actor: { user, ...(subAccountId === null ? {} : { sub: subAccountId }) } };
  return withOrigin(origin, () =>
    database.transaction((tx) =>
      recordEvent(tx, { instance: { id: instanceId }, kind: INSTANCE_EVENT[kind], at: clock.now() }),
    ),
  );
}

/** Which of these open terminals must end, and why. Tells the others' servers that the rest is still held here. */
export function reviewTerminals(
  { database, clock }: Services,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, TerminalEnd>> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const found = new Map((await holderOf(tx, hashes)).map((one) => [one.hash, one]));
    const ends = new Map<string, TerminalEnd>();
    for (const hash of hashes) {
      const holder = found.get(hash);
      const end = holder === undefined ? 'sessionEnded' : accessEndOf(holder, now);
      if (end !== null) ends.set(hash, end);
    }
    const untold = [...found.values()].filter(
      ({ hash, seenAt }) => !ends.has(hash) && (seenAt === null || seenAt < ago(now, tellMs)),
    );
    if (untold.length > 0)
      await tx
        .update(terminalTicket)
        .set({ seenAt: now })
        .where(
          inArray(
            terminalTicket.tokenHash,
            untold.map(({ hash }) => hash),
          ),
        );
    return ends;
  });
}

/** Forgets terminals whose sockets are closed. */
export async function forgetTerminals({ database }: Services, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await database.transaction((tx) => tx.delete(terminalTicket).where(inArray(terminalTicket.tokenHash, [...hashes])));
}

/** Every hour removes tickets that nobody used, and terminals of servers that were killed. */
export const tidyTerminals = defineTidy('terminal.tidy', hourMs, [
  {
    table: terminalTicket,
    isOver: (now) =>
      or(
        and(isNull(terminalTicket.openedAt), lt(terminalTicket.expiresAt, now)),
        lt(terminalTicket.seenAt, ago(now, silentMs)),
      ),
  },
]);
