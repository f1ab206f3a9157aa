import { createQrcode, getOrderStatus, getQrcode } from '@compute-market/contract/calls/payment';
import { isQrNotReady, QR_NOT_READY_REASON, SUCCESS } from '@compute-market/contract/error-matchers';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { serverNow } from '../state/clock';
import { refreshVip } from './account';
import { readBalance } from './booked-balance';
import { codeEnd } from './code-end';
import type { PaymentPorts } from './payment-runtime';
import { randomId } from '../api/random-id';

const reasonOf = (error: unknown) => {
  if (error instanceof ApiError) return error.reason;
  throw error;
};

const tradeNumber = /^\d{1,15}$/;

/** The real outside world: the three calls of a top-up. Failed polls are ignored (product §8). */
export const paymentPorts: PaymentPorts = {
  async createOrder({ amount, payType }) {
    try {
      const order = await api.call(
        createQrcode,
        { amount: yuanFromFen(amount), pay_type: payType },
        { idempotencyKey: randomId() },
      );
      return { outTradeNo: order.out_trade_no, expiresAt: codeEnd(order.expire_time) };
    } catch (error) {
      return { refused: reasonOf(error) };
    }
  },
  async fetchQr(outTradeNo) {
    try {
      // The specification sends this one as a number; 15 digits survive.
      const sent = tradeNumber.test(outTradeNo) ? Number(outTradeNo) : outTradeNo;
      const { status, reason, data } = await api.envelope(getQrcode, { out_trade_no: sent });
      if (status === SUCCESS) {
        // A back end may send the answer of the other channel empty along, and an empty code of its own before it is made (product §4, §7).
        const qr = data?.wx_resp?.data.qrcode || data?.ali_resp?.data.qrcode;
        return qr ? { qr } : { notReady: QR_NOT_READY_REASON };
      }
      return isQrNotReady(reason) ? { notReady: reason } : { refused: reason };
    } catch (error) {
      return { notReady: reasonOf(error) };
    }
  },
  async pollStatus(outTradeNo) {
    try {
      const { Status: status, Cancelled: cancelled = false } = await api.call(getOrderStatus, {
        out_trade_no: outTradeNo,
      });
      return { status, cancelled };
    } catch (error) {
      reasonOf(error);
      return { failed: true };
    }
  },
  refreshUser: () => {
    void refreshVip();
    return readBalance();
  },
  now: serverNow,
};
