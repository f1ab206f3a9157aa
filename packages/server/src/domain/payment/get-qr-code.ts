import { getQrcode } from '@compute-market/contract/calls/payment';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { toDataURL } from 'qrcode';
import { implement, requireActor } from '../../http/handler';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { findOwnOrder, shownStatus } from './order-state';
import type { PaymentOrder } from './order-state';

/** The middle of the code carries the channel's mark, so a quarter of it must be spare. */
const errorCorrection = 'Q';
const pixelsPerModule = 8;

/** The code as a picture, or a refusal that the payment flow answers by asking again (product §4). */
async function codeImage(order: PaymentOrder, { gateway, logger }: Services): Promise<string> {
  const channel = order.payType === PAY_TYPE.wechat ? 'wechat' : 'alipay';
  const answer = await gateway
    .createQr({ outTradeNo: order.outTradeNo, amountFen: order.amountFen, channel, expiresAt: order.expiresAt })
    .catch((error: unknown) => {
      logger.warn({ err: error, outTradeNo: order.outTradeNo }, 'payment gateway did not make a code');
      return { status: 'pending' as const };
    });
  if (answer.status === 'pending') throw new Refusal('QR_NOT_READY');
  return toDataURL(answer.content, { errorCorrectionLevel: errorCorrection, margin: 0, scale: pixelsPerModule });
}

/** The QR code of an unpaid order. Paid or closed orders have none any more. */
export const getQrCode = implement(getQrcode, async (input, context) => {
  const { userId } = requireActor(context);
  const order = await context.transaction((tx) => findOwnOrder(tx, userId, input.out_trade_no));
  if (shownStatus(order, context.services.clock.now()) !== ORDER_STATUS.unpaid) throw new Refusal('QR_NOT_READY');
  if (order.payType === PAY_TYPE.corporateTransfer)
    throw new Refusal('NOT_FOUND', { reason: '对公转账没有付款二维码，请按收款账户信息转账' });
  const answer = { data: { qrcode: await codeImage(order, context.services) } };
  const expire_time = wireTime(order.expiresAt);
  return order.payType === PAY_TYPE.wechat ? { wx_resp: answer, expire_time } : { ali_resp: answer, expire_time };
});
