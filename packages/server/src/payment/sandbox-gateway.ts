import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sandboxPayment } from '../db/schema/payment';
import type { Clock } from '../platform/clock';
import type { Ids } from '../platform/ids';
import { NotificationRejected } from './gateway';
import type {
  NotificationHeaders,
  PaymentGateway,
  QrAnswer,
  QrRequest,
  RefundReport,
  RefundRequest,
  TradeReport,
} from './gateway';
import { assertSigned, merchant, signed, type SignedNotification } from './sandbox-notification';
import { SandboxRefunds } from './sandbox-refunds';

/** A real gateway takes a moment to make a code; so does this one. */
const preparationMs = 1500;
const tradeStates = ['waiting', 'paid', 'cancelled'] as const;

interface NotificationBody {
  readonly merchant: string;
  readonly currency: string;
  readonly out_trade_no: string;
  readonly trade_no: string;
  readonly channel: string;
  readonly trade_state: string;
  readonly total_fen: string;
  readonly paid_at: string | null;
}

type SandboxPayment = typeof sandboxPayment.$inferSelect;

/** Where the person pays. The QR code holds this address. */
export function sandboxPaymentPath(token: string): string {
  return `/sandbox/pay/${token}`;
}

function report(payment: SandboxPayment): TradeReport {
  return {
    outTradeNo: payment.outTradeNo,
    state: payment.state,
    amountFen: payment.amountFen,
    channel: payment.channel,
    gatewayTradeNo: `S${payment.outTradeNo}`,
    paidAt: payment.paidAt,
  };
}

function notificationBody(payment: SandboxPayment): string {
  const body: NotificationBody = {
    merchant,
    currency: 'CNY',
    out_trade_no: String(payment.outTradeNo),
    trade_no: `S${payment.outTradeNo}`,
    channel: payment.channel,
    trade_state: payment.state,
    total_fen: String(payment.amountFen),
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
  return JSON.stringify(body);
}

function parseBody(body: string): TradeReport {
  const value = JSON.parse(body) as NotificationBody;
  if (value.merchant !== merchant) throw new NotificationRejected('商户号不符');
  if (value.currency !== 'CNY') throw new NotificationRejected('币种不符');
  return {
    outTradeNo: Number(value.out_trade_no),
    state: tradeStates.find((known) => known === value.trade_state) ?? 'closed',
    amountFen: BigInt(value.total_fen),
    channel: value.channel === 'alipay' ? 'alipay' : 'wechat',
    gatewayTradeNo: value.trade_no,
    paidAt: value.paid_at === null ? null : new Date(value.paid_at),
  };
}

export interface SandboxGatewayDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin that a phone can open, for example `http://192.168.1.8:3000`. */
  readonly publicOrigin: string;
}

/**
 * The gateway of an installation without a merchant contract: a page that a person opens from the QR code and confirms. It
 * behaves like the real ones: the code takes a moment, notifications are signed, may repeat and may come late.
 */
export class SandboxGateway implements PaymentGateway {
  readonly open = true;
  /** Its other desk: payments that go back. */
  readonly refunds: SandboxRefunds;

  constructor(private readonly dependencies: SandboxGatewayDependencies) {
    this.refunds = new SandboxRefunds(dependencies);
  }

  async createQr(request: QrRequest): Promise<QrAnswer> {
    const { database, clock, ids, publicOrigin } = this.dependencies;
    const now = clock.now();
    return database.transaction(async (tx) => {
      await tx
        .insert(sandboxPayment)
        .values({ ...request, token: ids.token(), createdAt: now, readyAt: new Date(now.getTime() + preparationMs) })
        .onConflictDoNothing();
      const [payment] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.outTradeNo, request.outTradeNo));
      if (payment === undefined || payment.readyAt > now) return { status: 'pending' };
      return { status: 'ready', content: publicOrigin + sandboxPaymentPath(payment.token) };
    });
  }

  async query(outTradeNo: number): Promise<TradeReport> {
    const payment = await this.find(outTradeNo);
    if (payment === undefined)
      return { outTradeNo, state: 'unknown', amountFen: 0n, channel: 'alipay', gatewayTradeNo: '', paidAt: null };
    return report(payment);
  }

  async close(outTradeNo: number): Promise<void> {
    await this.dependencies.database.transaction((tx) =>
      tx
        .update(sandboxPayment)
        .set({ state: 'closed' })
        .where(and(eq(sandboxPayment.outTradeNo, outTradeNo), eq(sandboxPayment.state, 'waiting'))),
    );
  }

  async parseNotification(headers: NotificationHeaders, body: string): Promise<TradeReport> {
    await assertSigned(this.dependencies.database, headers, body);
    return parseBody(body);
  }

  refund(request: RefundRequest): Promise<RefundReport> {
    return this.refunds.ask(request);
  }

  parseRefundNotification(headers: NotificationHeaders, body: string): Promise<RefundReport> {
    return this.refunds.parse(headers, body);
  }

  /** The person confirms (also after the code has run out: the money of a late payment is real) or cancels. */
  async decide(outTradeNo: number, decision: 'paid' | 'cancelled'): Promise<boolean> {
    const { database, clock } = this.dependencies;
    const from = decision === 'paid' ? (['waiting', 'closed'] as const) : (['waiting'] as const);
    const changed = await database.transaction((tx) =>
      tx
        .update(sandboxPayment)
        .set({ state: decision, paidAt: decision === 'paid' ? clock.now() : null })
        .where(and(eq(sandboxPayment.outTradeNo, outTradeNo), inArray(sandboxPayment.state, from)))
        .returning({ outTradeNo: sandboxPayment.outTradeNo }),
    );
    return changed.length > 0;
  }

  /** What this gateway would send to the notification address now. */
  async signedNotification(outTradeNo: number): Promise<SignedNotification | null> {
    const payment = await this.find(outTradeNo);
    if (payment === undefined) return null;
    return signed(this.dependencies.database, notificationBody(payment));
  }

  private async find(outTradeNo: number): Promise<SandboxPayment | undefined> {
    const [payment] = await this.dependencies.database.transaction((tx) =>
      tx.select().from(sandboxPayment).where(eq(sandboxPayment.outTradeNo, outTradeNo)),
    );
    return payment;
  }
}
