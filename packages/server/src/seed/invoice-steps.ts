import { eq } from 'drizzle-orm';
import { invoiceTitle } from '../db/schema/invoice';
import { createInvoice } from '../domain/invoice/apply';
import { reviewInvoice, type ReviewAction } from '../domain/invoice/review';
import { actorOf } from './accounts';
import { invoices, titles } from './data/invoices';
import type { InvoiceSeed } from './data/invoices';
import type { Step, World } from './world';

async function writeTitles(world: World): Promise<void> {
  await world.transaction(async (tx) => {
    const createdAt = world.services.clock.now();
    for (const { phone, ...title } of titles)
      await tx.insert(invoiceTitle).values({ ...title, userId: (await actorOf(tx, phone)).userId, createdAt });
  });
}

/** Asks as a customer does, and the host's staff answer. */
async function ask(
  world: World,
  { phone, amount, content, reviews, reason = '', remark = '' }: InvoiceSeed,
): Promise<void> {
  await world.transaction(async (tx) => {
    const { userId } = await actorOf(tx, phone);
    const [title] = await tx.select().from(invoiceTitle).where(eq(invoiceTitle.userId, userId));
    if (title === undefined) throw new Error(`the demo account ${phone} has no invoice title`);
    const request = {
      invoice_id: title.id,
      amount,
      invoice_type: title.invoiceType === 1 ? 1 : 0,
      content,
      email: title.email,
      remark,
    } as const;
    const { RecordId } = await createInvoice(tx, userId, request, world.services.clock.now());
    for (const action of reviews satisfies readonly ReviewAction[])
      await reviewInvoice(tx, world.services, RecordId, { action, reason });
  });
}

/** Invoices of the demo customers, in every state. */
export const invoiceSteps = (): Step[] => [
  { hoursAgo: 620, run: writeTitles },
  ...invoices.map((seed) => ({ hoursAgo: seed.hoursAgo, run: (world: World) => ask(world, seed) })),
];
