import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { initialPayment, type PaymentState } from '../payment-state';

/** The frozen moment of every picture: 2026-11-20 14:05:21, seconds. */
export const now = 1_795_154_721;
/** Carries a browser's clock to that moment, ms. */
export const clockOffset = now * 1000 - Date.now();

const side = 25;
/** Rows of dark modules, with no margin, as the server sends its codes. */
const modules = [
  'M0 0.5h7M8 0.5h1M14 0.5h2M18 0.5h7M0 1.5h1M6 1.5h1M8 1.5h1M13 1.5h1M16 1.5h1M18 1.5h1M24 1.5h1M0 2.5h1M2 2.5h3M6 2.5h1M8 2.5h3M14 2.5h1M16 2.5h1M18 2.',
  '5h1M20 2.5h3M24 2.5h1M0 3.5h1M2 3.5h3M6 3.5h1M8 3.5h3M12 3.5h2M15 3.5h2M18 3.5h1M20 3.5h3M24 3.5h1M0 4.5h1M2 4.5h3M6 4.5h1M8 4.5h1M10 4.5h5M18 4.5h1M2',
  '0 4.5h3M24 4.5h1M0 5.5h1M6 5.5h1M10 5.5h1M14 5.5h2M18 5.5h1M24 5.5h1M0 6.5h7M8 6.5h1M10 6.5h1M12 6.5h1M14 6.5h1M16 6.5h1M18 6.5h7M8 7.5h1M11 7.5h1M15 ',
  '7.5h1M1 8.5h2M4 8.5h1M6 8.5h2M9 8.5h1M18 8.5h1M20 8.5h5M2 9.5h1M4 9.5h1M8 9.5h2M11 9.5h3M15 9.5h1M17 9.5h2M21 9.5h1M23 9.5h2M1 10.5h3M6 10.5h2M10 10.5',
  'h1M12 10.5h1M14 10.5h1M17 10.5h1M19 10.5h1M21 10.5h4M0 11.5h1M2 11.5h1M4 11.5h2M7 11.5h2M10 11.5h5M16 11.5h4M23 11.5h1M0 12.5h1M2 12.5h1M4 12.5h1M6 12',
  '.5h1M14 12.5h1M18 12.5h1M5 13.5h1M9 13.5h1M12 13.5h3M17 13.5h2M22 13.5h1M24 13.5h1M0 14.5h1M2 14.5h3M6 14.5h2M10 14.5h1M14 14.5h1M16 14.5h2M21 14.5h4M',
  '1 15.5h1M3 15.5h3M10 15.5h3M14 15.5h1M16 15.5h1M18 15.5h1M20 15.5h1M0 16.5h1M4 16.5h1M6 16.5h1M10 16.5h2M13 16.5h1M16 16.5h6M23 16.5h2M8 17.5h1M11 17.',
  '5h2M14 17.5h1M16 17.5h1M20 17.5h2M23 17.5h2M0 18.5h7M8 18.5h1M10 18.5h2M15 18.5h2M18 18.5h1M20 18.5h1M22 18.5h3M0 19.5h1M6 19.5h1M10 19.5h2M14 19.5h1M',
  '16 19.5h1M20 19.5h1M24 19.5h1M0 20.5h1M2 20.5h3M6 20.5h1M8 20.5h3M13 20.5h2M16 20.5h5M0 21.5h1M2 21.5h3M6 21.5h1M11 21.5h2M15 21.5h1M17 21.5h1M19 21.5',
  'h2M22 21.5h2M0 22.5h1M2 22.5h3M6 22.5h1M8 22.5h1M10 22.5h2M14 22.5h1M16 22.5h3M20 22.5h1M22 22.5h1M24 22.5h1M0 23.5h1M6 23.5h1M8 23.5h2M11 23.5h4M16 2',
  '3.5h2M23 23.5h1M0 24.5h7M10 24.5h1M16 24.5h1M18 24.5h3M23 24.5h2',
].join('');
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path stroke="black" d="${modules}"/></svg>`;

/** A top-up of ¥1,500.00, 22 seconds old. */
const order = { outTradeNo: '118220261120', expiresAt: now + 278 };
const flow = {
  ...initialPayment,
  form: { amount: fen(150_000), payType: PAY_TYPE.wechat },
  lastRequest: 2,
  pending: 2,
};
const qr = `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** The flow at each of its moments. */
export const payments = {
  generating: { ...flow, step: 'waitingQr', order, reason: '二维码未生成或者已过期' },
  waiting: { ...flow, step: 'ready', order, qr },
  expired: { ...flow, step: 'expired', order, qr },
  /** Expired before there was a code. */
  late: { ...flow, step: 'expired', order, qr: null },
  paid: { ...flow, step: 'paid', order, balance: fen(436_040) },
  /** Paid, and the balance is not read again yet. */
  justPaid: { ...flow, step: 'paid', order, balance: null },
  closed: { ...flow, step: 'closed', order },
  failed: { ...flow, step: 'failed', reason: '支付渠道繁忙，请稍后重试' },
} as const satisfies Record<string, PaymentState>;
