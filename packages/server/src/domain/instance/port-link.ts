import { createPortLink } from '@compute-market/contract/calls/port';
import { INSTANCE_PORT_STATUS, PORT_KIND } from '@compute-market/contract/entities/instance-port';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { serverKey } from '../../db/server-key';
import { sessions, subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { instancePort, portLink } from '../../db/schema/instance-port';
import { needsMachines } from '../../fleet/needs-machines';
import type { ProbedPort } from '../../fleet/provider';
import { gatewayOf, labelFor, openPath } from '../../gateway/address';
import { holdAccount } from '../../http/account-hold';
import { tokenHash } from '../../http/auth';
import { implement, requireActor, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { ago, defineTidy } from '../../jobs/retention';
import { wireTime } from '../../platform/wire';
import type { FoundInstance } from './find-instances';
import { accessEndOf, hasLivingHolder, holderColumns, type AccessEnd } from './machine-holder';
import { probedPort, type PortRow } from './port-rows';
import { portsOf } from './ports';
import { runningInstance } from './running-machine';
import type { InstanceRow } from './state';

/** How long an address may wait to be opened, and how long its cookie is good. */
const addressLifeMs = minuteMs;
export const cookieLifeMs = 12 * hourMs;
/** Who comes with a cookie that is over is still told which instance it was for. */
const keptMs = 24 * hourMs;

/** The server's own key of the gateway's labels. */
export const gatewayKey = (tx: Tx): Promise<string> => serverKey(tx, 'gateway');

type Row = Pick<InstanceRow, 'gpuIndexes'>;

/** A port that the instance came with. */
function givenPort({ gpuIndexes }: Row, inner: number): ProbedPort | null {
  const { extra, inner: given } = portsOf(gpuIndexes);
  const slots = Object.keys(extra) as (keyof typeof extra)[];
  const slot = slots.find((name) => given[name] === inner);
  return slot === undefined ? null : { port: extra[slot], inner };
}

const isOpenForHttp = ({ kind, state }: Pick<PortRow, 'kind' | 'state'>): boolean =>
  kind === PORT_KIND.http && state === INSTANCE_PORT_STATUS.open;

/** What of an instance a browser may reach: one of the ports that it came with, or one opened for HTTP. */
function reachable(row: Row, opened: Pick<PortRow, 'slot' | 'inner' | 'kind' | 'state'> | null, inner: number) {
  const given = givenPort(row, inner);
  if (given !== null) return given;
  return opened !== null && isOpenForHttp(opened) ? probedPort(row, opened) : null;
}

function refuseUnopened(inner: number, opened: PortRow | undefined): never {
  if (opened === undefined || opened.state === INSTANCE_PORT_STATUS.closing)
    throw new Refusal('STATE_CONFLICT', { reason: `端口 ${inner} 没有开放，请先在实例详情中开放` });
  if (opened.kind === PORT_KIND.tcp)
    throw new Refusal('STATE_CONFLICT', { reason: `端口 ${inner} 是 TCP 端口，请使用它的外网地址` });
  throw new Refusal('STATE_CONFLICT', { reason: `端口 ${inner} 正在开放，请稍后重试` });
}

/** Without the gateway a port that the instance came with is opened where everybody finds it. */
function publicAddressOf({ row, address }: FoundInstance, inner: number): string {
  const given = givenPort(row, inner);
  if (given === null)
    throw new Refusal('NOT_AVAILABLE', { reason: '当前环境不提供 HTTP 端口，请关闭后开放为 TCP 端口' });
  return `http://${address}:${given.port}/`;
}

/** The address that opens a port in the browser. Who may open a terminal may ask. */
export const portLinkCall = needsMachines(
  implement(createPortLink, async ({ instance_name, inner }, context) => {
    const { clock, ids, config } = context.services;
    const { sessionId } = requireActor(context);
    const found = await runningInstance(context, instance_name, '实例未在运行，请启动后再打开端口');
    const { row } = found;
    const gateway = gatewayOf(config);
    const expiresAt = new Date(clock.now().getTime() + addressLifeMs);
    if (gateway === null) return { Url: publicAddressOf(found, inner), ExpireTime: wireTime(expiresAt) };
    return context.transaction(async (tx) => {
      const [opened] = await tx
        .select()
        .from(instancePort)
        .where(and(eq(instancePort.instanceId, row.id), eq(instancePort.inner, inner)));
      if (reachable(row, opened ?? null, inner) === null) refuseUnopened(inner, opened);
      const token = ids.token();
      await tx
        .insert(portLink)
        .values({ tokenHash: tokenHash(token), sessionId, instanceId: row.id, inner, expiresAt });
      const label = labelFor(await gatewayKey(tx), { instanceId: row.id, inner });
      return { Url: `${gateway.origin(label)}${openPath}?link=${token}`, ExpireTime: wireTime(expiresAt) };
    });
  }),
);

/** Why a port may not be opened, or not stay open. */
export type PortLinkEnd = AccessEnd | 'link' | 'closed';

/** A port that somebody has open in the browser. */
export interface LinkedPort {
  readonly hash: string;
  readonly instanceId: number;
  readonly machine: string;
  readonly port: ProbedPort;
}

/** What a secret is for, and why it is not good; null while it is. */
export interface FoundLink {
  readonly linked: LinkedPort;
  readonly end: PortLinkEnd | null;
}

const linksOf = (tx: Tx, hashes: readonly string[]) =>
  tx
    .select({
      hash: portLink.tokenHash,
      inner: portLink.inner,
      linkExpiresAt: portLink.expiresAt,
      takenAt: portLink.takenAt,
      gpuIndexes: instance.gpuIndexes,
      opened: instancePort,
      ...holderColumns,
    })
    .from(portLink)
    .innerJoin(sessions, eq(sessions.id, portLink.sessionId))
    .innerJoin(instance, and(eq(instance.id, portLink.instanceId), eq(instance.userId, sessions.userId)))
    .leftJoin(subAccounts, eq(subAccounts.id, sessions.subAccountId))
    .leftJoin(instancePort, and(eq(instancePort.instanceId, instance.id), eq(instancePort.inner, portLink.inner)))
    .where(and(inArray(portLink.tokenHash, [...hashes]), hasLivingHolder));

type Link = Awaited<ReturnType<typeof linksOf>>[number];

function judge(link: Link, now: Date): FoundLink {
  const { hash, instanceId, machine, inner } = link;
  const port = reachable(link, link.opened, inner);
  const over = now >= link.linkExpiresAt ? 'link' : (accessEndOf(link, now) ?? (port === null ? 'closed' : null));
  return { linked: { hash, instanceId, machine, port: port ?? { port: 0, inner } }, end: over };
}

/** Exchanges the secret of an address for that of a cookie, once; `isHere` tells whether it belongs to the origin that was asked. Null: it opens nothing here. */
export function takePortLink(
  { database, clock, ids }: Services,
  token: string,
  isHere: (place: { instanceId: number; inner: number }) => boolean,
): Promise<{ readonly found: FoundLink; readonly cookie: string | null } | null> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const [link] = await linksOf(tx, [tokenHash(token)]);
    if (link === undefined || link.takenAt !== null || !isHere(link)) return null;
    await holdAccount(tx, link.userId);
    const found = judge(link, now);
    if (found.end !== null) return { found, cookie: null };
    const cookie = ids.token();
    const taken = await tx
      .update(portLink)
      .set({ tokenHash: tokenHash(cookie), takenAt: now, expiresAt: new Date(now.getTime() + cookieLifeMs) })
      .where(and(eq(portLink.tokenHash, link.hash), isNull(portLink.takenAt), gt(portLink.expiresAt, now)))
      .returning({ hash: portLink.tokenHash });
    return taken.length === 0 ? null : { found, cookie };
  });
}

/** What these secrets of cookies are for, by their hash; one that is none is missing. Once for every request, so it is one statement. */
export async function findPortLinks(
  { database, clock }: Services,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundLink>> {
  const links = await database.look((tx) => linksOf(tx, hashes));
  return new Map(links.filter(({ takenAt }) => takenAt !== null).map((link) => [link.hash, judge(link, clock.now())]));
}

/** Every hour removes addresses that nobody opened, and cookies that are long over. */
export const tidyPortLinks = defineTidy('port.tidy', hourMs, [
  { table: portLink, isOver: (now) => lt(portLink.expiresAt, ago(now, keptMs)) },
]);
