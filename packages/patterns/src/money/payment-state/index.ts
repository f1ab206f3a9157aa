import { DEFAULT_TOP_UP_YUAN } from '@compute-market/contract/constants';
import { PAY_TYPE, type PayType } from '@compute-market/contract/pay-type';
import { fenFromYuan, type Fen } from '@compute-market/contract/rules/money';

/** What the top-up form holds. */
export interface PaymentForm {
  readonly amount: Fen;
  readonly payType: PayType;
}

/** Where the form starts and returns to when the dialog closes (product §4). */
export const paymentDefaults: PaymentForm = { amount: fenFromYuan(DEFAULT_TOP_UP_YUAN), payType: PAY_TYPE.wechat };

export interface Order {
  readonly outTradeNo: string;
  /** End of the QR's five minutes, seconds of the server's clock. */
  readonly expiresAt: number;
}

export type PaymentStep =
  | { readonly step: 'idle' | 'creating' }
  /** The order stands, its QR does not yet; `reason` is the server's text. */
  | { readonly step: 'waitingQr'; readonly order: Order; readonly reason: string | null }
  | { readonly step: 'ready'; readonly order: Order; readonly qr: string }
  /** `balance`: the booked one that was read after the payment, null until it was. */
  | { readonly step: 'paid'; readonly order: Order; readonly balance: Fen | null }
  /** The server has closed the order; `cancelled` when the payer said no. Closing the dialog leads to idle. */
  | { readonly step: 'closed'; readonly order: Order; readonly cancelled?: boolean; readonly lateLooks?: number }
  /** Its code stays in view, faded; null when there was none. `lateLooks`: how often it was looked since whether it was paid late. */
  | { readonly step: 'expired'; readonly order: Order; readonly qr: string | null; readonly lateLooks?: number }
  | { readonly step: 'failed'; readonly reason: string };

/** The payment flow of product §4. At most one request is scheduled or in flight; its number is `pending`. */
export type PaymentState = PaymentStep & {
  readonly form: PaymentForm;
  /** Number of the newest request; an answer with another number than `pending` is late and ignored. */
  readonly lastRequest: number;
  readonly pending: number | null;
  /** Status polls that failed in a row. */
  readonly pollFailures: number;
};

/** Before anything was submitted. Apart from the flow itself, so that a page loads without all of it. */
export const initialPayment: PaymentState = {
  step: 'idle',
  form: paymentDefaults,
  lastRequest: 0,
  pending: null,
  pollFailures: 0,
};

const slowAfterFailures = 5;
/** Whether polls have failed so often that the customer should know: 查询结果较慢 (screens B16). */
export const isSlow = ({ pollFailures }: PaymentState): boolean => pollFailures >= slowAfterFailures;
