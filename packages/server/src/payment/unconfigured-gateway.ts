import { NotificationRejected, type PaymentGateway } from './gateway';

/** The gateway of an installation that has no merchant contract yet: orders paid by code are refused before they exist, nothing else ever arrives here. */
export class UnconfiguredGateway implements PaymentGateway {
  readonly open = false;

  createQr(): Promise<never> {
    return Promise.reject(new Error('no payment gateway is configured'));
  }

  query(outTradeNo: number) {
    return Promise.resolve({
      outTradeNo,
      state: 'unknown',
      amountFen: 0n,
      channel: 'alipay',
      gatewayTradeNo: '',
      paidAt: null,
    } as const);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  parseNotification(): Promise<never> {
    return Promise.reject(new NotificationRejected('未配置支付渠道'));
  }

  refund(): Promise<never> {
    return Promise.reject(new Error('no payment gateway is configured'));
  }

  parseRefundNotification(): Promise<never> {
    return this.parseNotification();
  }
}
