/** Channels that a QR code can be paid through. */
export type QrChannel = 'alipay' | 'wechat';

export interface QrRequest {
  readonly outTradeNo: number;
  readonly amountFen: bigint;
  readonly channel: QrChannel;
  readonly expiresAt: Date;
}

/** `content` is the text a QR code holds. Pending: the gateway has taken the order and has no code yet. */
export type QrAnswer = { readonly status: 'ready'; readonly content: string } | { readonly status: 'pending' };

/** What a gateway says of a trade, on request or by notification. */
export interface TradeReport {
  readonly outTradeNo: number;
  /** cancelled: the payer gave it up. closed: it ended by itself. */
  readonly state: 'waiting' | 'paid' | 'cancelled' | 'closed' | 'unknown';
  readonly amountFen: bigint;
  readonly channel: QrChannel;
  readonly gatewayTradeNo: string;
  readonly paidAt: Date | null;
}

/** A part of a paid trade that is to go back the way it came. */
export interface RefundRequest {
  /** The same number again is the same refund. */
  readonly refundNo: number;
  readonly outTradeNo: number;
  readonly channel: QrChannel;
  readonly amountFen: bigint;
  /** What the trade was paid with, which the channels ask for. */
  readonly totalFen: bigint;
}

/** What a gateway says of a refund, asked or by notification. `reason` is its sentence when it refused. */
export interface RefundReport {
  readonly refundNo: number;
  readonly state: 'processing' | 'returned' | 'refused';
  readonly amountFen: bigint;
  readonly gatewayRefundNo: string;
  readonly reason: string;
}

export type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A notification that must not be believed. The sentence is for the log, never for the sender. */
export class NotificationRejected extends Error {
  override readonly name = 'NotificationRejected';
}

/**
 * A payment provider. Calls leave the process, so they are never made inside a database transaction. Every call may be
 * repeated: `createQr`, `close` and `refund` do and answer the same for the same number (trust B9, B10).
 */
export interface PaymentGateway {
  /** False: payments by code cannot be taken at all. */
  readonly open: boolean;
  createQr(request: QrRequest): Promise<QrAnswer>;
  query(outTradeNo: number): Promise<TradeReport>;
  close(outTradeNo: number): Promise<void>;
  /** Checks signature, merchant and currency; throws NotificationRejected. The amount is compared by the caller. */
  parseNotification(headers: NotificationHeaders, body: string): Promise<TradeReport>;
  /** Asks for a refund, or how far it is. A fault that leaves it open throws. */
  refund(request: RefundRequest): Promise<RefundReport>;
  /** As `parseNotification`, of a refund. */
  parseRefundNotification(headers: NotificationHeaders, body: string): Promise<RefundReport>;
}
