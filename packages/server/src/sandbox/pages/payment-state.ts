import type { PaymentRow } from '../overview-data';
import type { Tone } from './layout';

export type PaymentState = 'waiting' | 'paid' | 'paidLate' | 'cancelled' | 'expired';

/** Where a payment stands, seen by the person who pays. */
export function paymentState({ payment, order }: PaymentRow, now: Date): PaymentState {
  if (payment.state === 'paid') return order.paidAfterExpiry ? 'paidLate' : 'paid';
  if (payment.state === 'cancelled') return 'cancelled';
  return payment.state === 'closed' || now >= payment.expiresAt ? 'expired' : 'waiting';
}

export const stateWords: Readonly<Record<PaymentState, { readonly tone: Tone; readonly word: string }>> = {
  waiting: { tone: 'info', word: '等待支付' },
  paid: { tone: 'ok', word: '支付成功' },
  paidLate: { tone: 'warn', word: '迟到到账' },
  cancelled: { tone: 'mute', word: '已取消' },
  expired: { tone: 'mute', word: '已过期' },
};

export const channelWords = { alipay: '支付宝', wechat: '微信支付' } as const;
