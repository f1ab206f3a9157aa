import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sandboxRefund } from '../db/schema/payment';
import type { Clock } from '../platform/clock';
import { NotificationRejected, type NotificationHeaders, type RefundReport, type RefundRequest } from './gateway';
import { assertSigned, merchant, signed, type SignedNotification } from './sandbox-notification';

interface RefundBody {
  readonly merchant: string;
  readonly refund_no: string;
  readonly state: RefundReport['state'];
  readonly refund_fen: string;
  readonly reason: string;
}

type SandboxRefund = typeof sandboxRefund.$inferSelect;

const gatewayNumber = (refundNo: number): string => `SR${refundNo}`;

const report = ({ refundNo, state, amountFen, reason }: SandboxRefund): RefundReport => ({
  refundNo,
  state,
  amountFen,
  reason,
  gatewayRefundNo: gatewayNumber(refundNo),
});

/** The refunds of the sandbox gateway: each stays under way until somebody at the sandbox lets it go back or refuses it. */
export class SandboxRefunds {
  constructor(private readonly dependencies: { readonly database: Database; readonly clock: Clock }) {}

  async ask({ refundNo, outTradeNo, amountFen }: RefundRequest): Promise<RefundReport> {
    const { database, clock } = this.dependencies;
    return database.transaction(async (tx) => {
      await tx
        .insert(sandboxRefund)
        .values({ refundNo, outTradeNo, amountFen, createdAt: clock.now() })
        .onConflictDoNothing();
      const [row] = await tx.select().from(sandboxRefund).where(eq(sandboxRefund.refundNo, refundNo));
      if (row === undefined) throw new Error(`refund ${refundNo} was not taken`);
      return report(row);
    });
  }

  async parse(headers: NotificationHeaders, body: string): Promise<RefundReport> {
    await assertSigned(this.dependencies.database, headers, body);
    const value = JSON.parse(body) as RefundBody;
    if (value.merchant !== merchant) throw new NotificationRejected('商户号不符');
    const refundNo = Number(value.refund_no);
    return {
      refundNo,
      state: value.state,
      amountFen: BigInt(value.refund_fen),
      reason: value.reason,
      gatewayRefundNo: gatewayNumber(refundNo),
    };
  }

  /** The channel gives the money back or refuses to, once; false when it had decided before, or never heard of it. */
  async decide(refundNo: number, state: 'returned' | 'refused', reason: string): Promise<boolean> {
    const changed = await this.dependencies.database.transaction((tx) =>
      tx
        .update(sandboxRefund)
        .set({ state, reason })
        .where(and(eq(sandboxRefund.refundNo, refundNo), eq(sandboxRefund.state, 'processing')))
        .returning({ refundNo: sandboxRefund.refundNo }),
    );
    return changed.length > 0;
  }

  /** What this gateway would send to the notification address of refunds now. */
  async signedNotification(refundNo: number): Promise<SignedNotification | null> {
    const { database } = this.dependencies;
    const [row] = await database.transaction((tx) =>
      tx.select().from(sandboxRefund).where(eq(sandboxRefund.refundNo, refundNo)),
    );
    if (row === undefined) return null;
    const body: RefundBody = {
      merchant,
      refund_no: String(row.refundNo),
      state: row.state,
      refund_fen: String(row.amountFen),
      reason: row.reason,
    };
    return signed(database, JSON.stringify(body));
  }
}
