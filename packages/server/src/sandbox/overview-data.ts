import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { sandboxSms, users } from '../db/schema/account';
import { paymentOrder, sandboxPayment } from '../db/schema/payment';
import { sandboxReminder } from '../db/schema/reminder';
import { findFleet, type FleetDesk } from './fleet';
import { findReservations, type ReservationRow } from '../staff/reservations';
import { findInvoices, type InvoiceRow } from '../staff/invoices';
import { findOpinions, type OpinionRow } from './opinions';
import { findPartners, type PartnerDesk } from './partners';
import { findRefunds, type RefundDeskRow } from './refunds';
import { findOpenScans, type ScanRow } from './scans';
import { findOpenTickets, type TicketRow } from '../staff/tickets';
import { findSettlements, type SettlementRow } from '../staff/settlements';
import { findReviews, type ReviewRow } from '../staff/verifications';
import { findOpenFaces, type FaceRow } from './verifications';

const shownPayments = 30;
const shownMessages = 20;
const shownTransfers = 20;

/** A payment as both sides see it: what the gateway holds and what became of the product's order. */
export interface PaymentRow {
  readonly payment: typeof sandboxPayment.$inferSelect;
  readonly order: typeof paymentOrder.$inferSelect;
  readonly userName: string;
}

export interface Overview {
  readonly payments: readonly PaymentRow[];
  readonly transfers: readonly { readonly order: typeof paymentOrder.$inferSelect; readonly userName: string }[];
  readonly messages: readonly (typeof sandboxSms.$inferSelect)[];
  readonly scans: readonly ScanRow[];
  readonly faces: readonly FaceRow[];
  readonly reviews: readonly ReviewRow[];
  readonly refunds: readonly RefundDeskRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly reservations: readonly ReservationRow[];
  readonly settlements: readonly SettlementRow[];
  readonly partners: PartnerDesk;
  readonly opinions: readonly OpinionRow[];
  readonly tickets: readonly TicketRow[];
  readonly reminders: readonly (typeof sandboxReminder.$inferSelect)[];
  readonly fleet: FleetDesk;
}

export function findPayments(tx: Tx): Promise<PaymentRow[]> {
  return tx
    .select({ payment: getTableColumns(sandboxPayment), order: getTableColumns(paymentOrder), userName: users.name })
    .from(sandboxPayment)
    .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, sandboxPayment.outTradeNo))
    .innerJoin(users, eq(users.id, paymentOrder.userId))
    .orderBy(desc(sandboxPayment.createdAt))
    .limit(shownPayments);
}

/** The payment behind the address of a QR code. */
export async function findPaymentByToken(tx: Tx, token: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select({ payment: getTableColumns(sandboxPayment), order: getTableColumns(paymentOrder), userName: users.name })
    .from(sandboxPayment)
    .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, sandboxPayment.outTradeNo))
    .innerJoin(users, eq(users.id, paymentOrder.userId))
    .where(eq(sandboxPayment.token, token));
  return row;
}

/** Sent codes, newest first; of one phone when given. */
export function findMessages(tx: Tx, phone?: string): Promise<(typeof sandboxSms.$inferSelect)[]> {
  return tx
    .select()
    .from(sandboxSms)
    .where(phone === undefined ? undefined : eq(sandboxSms.phone, phone))
    .orderBy(desc(sandboxSms.id))
    .limit(shownMessages);
}

export async function findOverview(tx: Tx, now: Date): Promise<Overview> {
  const transfers = await tx
    .select({ order: getTableColumns(paymentOrder), userName: users.name })
    .from(paymentOrder)
    .innerJoin(users, eq(users.id, paymentOrder.userId))
    .where(and(eq(paymentOrder.payType, PAY_TYPE.corporateTransfer), eq(paymentOrder.status, 0)))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.outTradeNo))
    .limit(shownTransfers);
  const scans = await findOpenScans(tx, now);
  const faces = await findOpenFaces(tx, now);
  const reviews = await findReviews(tx, now);
  const tickets = await findOpenTickets(tx, now);
  const reminders = await tx.select().from(sandboxReminder).orderBy(desc(sandboxReminder.id)).limit(shownMessages);
  return {
    payments: await findPayments(tx),
    transfers,
    refunds: await findRefunds(tx),
    invoices: await findInvoices(tx, now),
    reservations: await findReservations(tx),
    settlements: await findSettlements(tx),
    partners: await findPartners(tx),
    opinions: await findOpinions(tx),
    messages: await findMessages(tx),
    scans,
    faces,
    reviews,
    tickets,
    reminders,
    fleet: await findFleet(tx),
  };
}
