import type { Brand } from '@compute-market/contract/brand';
import { PAY_TYPE, PAY_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { fenOf } from '../../ledger/amount';
import { Sheet } from '../../pdf/document';
import { wireTime } from '../../platform/wire';
import { amountInWords } from '../invoice/amount-in-words';
import type { PaymentOrder } from '../payment/order-state';

/** Half of A4, in points; paper has colours of its own. */
const paper = { width: 595, height: 420 } as const;
const left = 40;
const right = paper.width - left;
const grey = '#666666';
const rule = '#cccccc';

const marks = {
  stamp: '演示样张',
  notice: '本收据只证明收到款项，不是发票，不能用于报销或抵扣；需要发票请在发票管理中申请。',
} as const;

interface Receipt {
  readonly order: PaymentOrder;
  /** Whose account it was credited to. */
  readonly payer: string;
  /** Of a demonstration: nobody paid anything. */
  readonly sample: boolean;
}

const channelOf = ({ payType }: PaymentOrder): string =>
  PAY_TYPE_LABELS[Object.values(PAY_TYPE).find((known) => known === payType) ?? PAY_TYPE.corporateTransfer];

/** Everything that stands on the paper, line by line. */
function wordsOf({ order, payer }: Receipt, { company, name }: Pick<Brand, 'company' | 'name'>) {
  const paid = fenOf(order.amountFen);
  const returned = fenOf(order.refundedFen);
  const fact = (label: string, text: string) => ({ label, text });
  return {
    title: '充值收据',
    number: `收据编号：${order.outTradeNo}`,
    facts: [
      fact('收款方', company),
      fact('付款账号', payer),
      fact('项目', `${name}账户充值`),
      fact('支付方式', channelOf(order)),
      fact('渠道单号', order.gatewayTradeNo === null || order.gatewayTradeNo === '' ? '—' : order.gatewayTradeNo),
      fact('支付时间', formatTime(wireTime(order.paidAt ?? order.createdAt), { withSeconds: true })),
      fact('金额（大写）', amountInWords(paid)),
      fact('金额', formatMoney(paid)),
      ...(returned === 0 ? [] : [fact('其中已退回或退款中', formatMoney(returned))]),
    ],
  };
}

/** What a customer paid for a top-up, as a PDF that says it is no invoice. The same row gives the same bytes. */
export async function receiptPdf(receipt: Receipt, brand: Pick<Brand, 'company' | 'name'>): Promise<Buffer> {
  const { title, number, facts } = wordsOf(receipt, brand);
  const sheet = await Sheet.open({
    ...paper,
    title: `${title} ${receipt.order.outTradeNo}`,
    at: receipt.order.paidAt ?? receipt.order.createdAt,
    words: [title, number, ...Object.values(marks), ...facts.flatMap(({ label, text }) => [label, text])],
  });
  if (receipt.sample) sheet.stamp(marks.stamp, { size: 78, color: grey, opacity: 0.1 });
  sheet.write(title, { x: left, y: 36, size: 20 });
  sheet.write(number, { x: left, y: 44, size: 10, width: right - left, align: 'end', color: grey });
  sheet.line([left, 76], [right, 76], rule);
  let y = 92;
  for (const { label, text } of facts) {
    sheet.write(label, { x: left, y, size: 10, color: grey });
    y += sheet.write(text, { x: left + 130, y, size: 10, width: right - left - 130 }) + 12;
  }
  sheet.line([left, 372], [right, 372], rule);
  sheet.write(marks.notice, { x: left, y: 382, size: 9, width: right - left, color: grey });
  return sheet.bytes();
}
