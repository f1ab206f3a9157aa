import type { PayMethodPickerProps } from '@compute-market/components/pay-method-picker';
import type { PaymentPanelProps } from '@compute-market/components/payment-panel';
import type { User } from '@compute-market/contract/entities/user';
import { PAY_TYPE, type PayType } from '@compute-market/contract/enumerations';
import { type Fen, fenIfKnown } from '@compute-market/contract/rules/money';
import { isSlow, type PaymentState } from '../payment-state';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { paymentViewMessages as messages } from './messages';

type Channel = PayMethodPickerProps['value'];

const channels: Readonly<Record<PayType, Channel>> = {
  [PAY_TYPE.alipay]: 'alipay',
  [PAY_TYPE.wechat]: 'wechat',
  [PAY_TYPE.corporateTransfer]: 'transfer',
};
const payTypes: Readonly<Record<Channel, PayType>> = {
  alipay: PAY_TYPE.alipay,
  wechat: PAY_TYPE.wechat,
  transfer: PAY_TYPE.corporateTransfer,
};

export const channelOf = (payType: PayType): Channel => channels[payType];
export const payTypeOf = (channel: Channel): PayType => payTypes[channel];

const panelStates = {
  idle: 'generating',
  creating: 'generating',
  waitingQr: 'generating',
  ready: 'waiting',
  expired: 'expired',
  paid: 'paid',
  closed: 'closed',
  failed: 'failed',
} as const;

type View = Pick<
  PaymentPanelProps,
  'channel' | 'state' | 'amount' | 'code' | 'reason' | 'slow' | 'orderNumber' | 'balanceAfter' | 'balanceBefore'
>;

/** The balance that a payment leads to: foretold while it may come, and once it has come what was read of it. */
const balanceAfter = (state: PaymentState, before: Fen | null): Fen | null => {
  if (state.step === 'paid') return state.balance;
  return before === null ? null : fenIfKnown(before + state.form.amount);
};

/** The payment flow as its panel shows it. `balance` is the booked one when the flow began; null when that is not known, as of an order paid earlier. */
export function paymentView(state: PaymentState, balance: Fen | null): View {
  const after = balanceAfter(state, balance);
  const channel = channelOf(state.form.payType);
  const { amount } = state.form;
  return {
    channel: channel === 'transfer' ? 'wechat' : channel,
    state: state.step === 'closed' && state.cancelled ? 'cancelled' : panelStates[state.step],
    amount,
    slow: isSlow(state),
    ...(balance === null ? {} : { balanceBefore: balance }),
    ...(after === null ? {} : { balanceAfter: after }),
    ...('order' in state ? { orderNumber: state.order.outTradeNo } : {}),
    ...('qr' in state && state.qr !== null ? { code: state.qr } : {}),
    ...('reason' in state && state.reason !== null ? { reason: state.reason } : {}),
  };
}

/** End of the code's five minutes, seconds of the server's clock; undefined when no code is waiting. */
export const codeEndsAt = (state: PaymentState): number | undefined =>
  state.step === 'ready' || state.step === 'waitingQr' ? state.order.expiresAt : undefined;

/** Whose account is credited, so that nobody pays a wrong one. */
export const payeeOf = ({ Name, Phone }: Pick<User, 'Name' | 'Phone'>): string =>
  messages.payee(Name, maskPhone(Phone));
