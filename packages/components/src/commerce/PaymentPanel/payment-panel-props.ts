import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels } from '../../words';
import type { paymentMessages } from '../payment-messages';
import type { PayChannel } from '../PayLogo/PayLogo';

/** Channels that pay by a code; a corporate transfer has none. */
export type CodeChannel = Exclude<PayChannel, 'transfer'>;

/** Where a payment stands (product §4). cancelled: the payer said no; closed: its time ran out. */
export type PaymentState = 'generating' | 'waiting' | 'expired' | 'paid' | 'closed' | 'cancelled' | 'failed';

export interface PaymentPanelProps extends HTMLAttributes<HTMLDivElement> {
  channel: CodeChannel;
  state: PaymentState;
  /** What is to be paid, fen. */
  amount: FenAmount;
  /** Picture of the code: an address or a data URL. Kept, faded, after it expired. */
  code?: string;
  /** The server's own words: why the code is not ready yet, or why it failed. */
  reason?: string;
  /** Seconds the code is still good for; the parent owns the clock (see `useSecondsLeft`). */
  secondsLeft?: number;
  /** Several status queries failed in a row: a hint says so, the payment goes on. */
  slow?: boolean;
  orderNumber?: string;
  /** Balance once this sum has arrived, fen: foretold while it is paid, and once it is paid the one that was read again. Until that is there, none. */
  balanceAfter?: FenAmount;
  /** Balance before, fen; after the payment the new one counts up from it. */
  balanceBefore?: FenAmount;
  /** Who is credited, on phones: nobody pays a wrong account. */
  payee?: ReactNode;
  /** What the code means, when it is a link: phones open the wallet with it. Without it they save the picture. */
  payLink?: string;
  /** The question of 我已完成支付 is on its way. */
  checking?: boolean;
  /** Fetch a new code, after it expired or failed. */
  onRenew?: () => void;
  /** Begin a new order, after this one was closed. */
  onRestart?: () => void;
  /** Choose another way to pay; without it the way is fixed. */
  onChangeMethod?: () => void;
  /** Ask the order's status at once. */
  onCheck?: () => void;
  /** The customer has seen the success and goes on. */
  onFinish?: () => void;
  /** Single words, said otherwise than the locale says them: what `onFinish` leads to is `finish`, such as 继续下单. */
  labels?: Labels<typeof paymentMessages>;
  /** `auto` is the sheet below 768 px. */
  layout?: 'auto' | 'desktop' | 'phone';
  ref?: Ref<HTMLDivElement>;
}
