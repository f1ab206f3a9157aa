import { readFile } from 'node:fs/promises';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { storedFile } from '../db/schema/file';
import { instance } from '../db/schema/instance';
import { workOrder, workOrderAttachment } from '../db/schema/work-order';
import { holdOrder } from '../domain/work-order/find-order';
import { moveOrder } from '../domain/work-order/move';
import { openOrder } from '../domain/work-order/open-order';
import { reply } from '../domain/work-order/reply';
import { acceptOrder, answerOrder } from '../domain/work-order/staff';
import type { Actor } from '../http/handler';
import { packageFile } from '../platform/package-file';
import { filesPath } from '../storage/file-link';
import type { FilePurpose } from '../storage/stored-file';
import { actorOf } from './accounts';
import { engineer, type TicketEvent, type TicketSeed } from './data/tickets';
import type { Step, World } from './world';

interface SeedFile {
  readonly originalName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly purpose: FilePurpose;
}

async function writeFile(
  tx: Tx,
  { services }: World,
  { userId, subAccountId }: Actor,
  { bytes, ...file }: SeedFile,
): Promise<string> {
  const name = services.ids.token();
  await tx
    .insert(storedFile)
    .values({ ...file, name, userId, subAccountId, size: bytes.length, createdAt: services.clock.now() });
  await services.files.put(name, bytes, file.mediaType);
  return name;
}

async function writeAttachment(tx: Tx, world: World, actor: Actor, name: string, text: string): Promise<number> {
  const fileName = await writeFile(tx, world, actor, {
    originalName: name,
    mediaType: 'text/plain; charset=utf-8',
    bytes: Buffer.from(text),
    purpose: 'work-order-attachment',
  });
  const { userId, subAccountId } = actor;
  const [row] = await tx
    .insert(workOrderAttachment)
    .values({ userId, subAccountId, fileName, createdAt: world.services.clock.now() })
    .returning({ id: workOrderAttachment.id });
  if (row === undefined) throw new Error(`demo attachment ${name} was not written`);
  return row.id;
}

async function textOf(tx: Tx, world: World, actor: Actor, content: string): Promise<string> {
  if (!content.includes('{picture}')) return content;
  const bytes = await readFile(packageFile('assets/seed/nvidia-smi.png'));
  const name = await writeFile(tx, world, actor, {
    originalName: 'nvidia-smi.png',
    mediaType: 'image/png',
    bytes,
    purpose: 'work-order-image',
  });
  return content.replace('{picture}', `${filesPath}/${name}`);
}

async function rentalOf(tx: Tx, note: string | undefined) {
  if (note === undefined) return { resource_type: 'none' as const };
  const [row] = await tx
    .select({ name: instance.name, type: instance.containerType })
    .from(instance)
    .where(eq(instance.note, note))
    .orderBy(desc(instance.id))
    .limit(1);
  return row === undefined ? { resource_type: 'none' as const } : { resource_type: row.type, resource_id: row.name };
}

async function open(world: World, phone: string, seed: TicketSeed): Promise<number> {
  return world.transaction(async (tx) => {
    const actor = await actorOf(tx, phone, seed.subAccount);
    const attachmentIds: number[] = [];
    for (const { name, text } of seed.files ?? [])
      attachmentIds.push(await writeAttachment(tx, world, actor, name, text));
    const request = {
      category_id: seed.categoryId,
      sub_category_id: seed.subCategoryId,
      title: seed.title,
      content: await textOf(tx, world, actor, seed.content),
      ...(await rentalOf(tx, seed.rental)),
      urgency: seed.urgent ? (1 as const) : (0 as const),
      phone,
      contact_time: seed.contactTime ?? '',
      attachment_ids: attachmentIds,
      context: { ...seed.context },
    };
    return (await openOrder(tx, actor, request, world.services.ids.token(), world.services.clock.now())).id;
  });
}

async function happen(world: World, phone: string, seed: TicketSeed, id: number, event: TicketEvent): Promise<void> {
  const now = world.services.clock.now();
  await world.transaction(async (tx) => {
    if (event.kind === 'accept') return void (await acceptOrder(tx, id, engineer, now));
    if (event.kind === 'ask' || event.kind === 'solve')
      return void (await answerOrder(
        tx,
        id,
        { engineer, content: event.content, solves: event.kind === 'solve' },
        now,
      ));
    const actor = await actorOf(tx, phone, seed.subAccount);
    const row = await holdOrder(tx, actor, id);
    // The customer was there: what support said before is read.
    await tx
      .update(workOrder)
      .set({ unread: false, ...(event.kind === 'rate' ? { rate: event.rate } : {}) })
      .where(eq(workOrder.id, id));
    if (event.kind === 'reply') await reply(tx, actor, row, { content: event.content, attachmentIds: [] }, now);
    if (event.kind === 'close') await moveOrder(tx, id, WORK_ORDER_STATUS.closed, { from: 'user' }, now);
    if (event.kind === 'revoke') await moveOrder(tx, id, WORK_ORDER_STATUS.revoked, { from: 'user' }, now);
  });
}

/** The tickets of an account: sent, taken, answered, closed, each at its time. */
export function ticketSteps(phone: string, tickets: readonly TicketSeed[]): Step[] {
  return tickets.flatMap((seed) => {
    let id = 0;
    const opening: Step = { hoursAgo: seed.hoursAgo, run: async (world) => void (id = await open(world, phone, seed)) };
    return [
      opening,
      ...seed.events.map(
        (event): Step => ({ hoursAgo: event.hoursAgo, run: (world) => happen(world, phone, seed, id, event) }),
      ),
    ];
  });
}
