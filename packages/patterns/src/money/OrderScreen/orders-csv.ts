import type { Order } from '@compute-market/contract/entities/order';
import { PAY_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { orderStatusLabel } from '@compute-market/contract/rules/order-status';
import { formatTime } from '@compute-market/contract/rules/time';
import { csvFile, digitsCell, yuanCell, type CsvCell } from '../../csv';
import { messages } from './messages';
import { invoiceWord } from './order-facts';

/** What stands under each heading, in this order. */
const cells: Readonly<Record<keyof typeof messages.csv, (order: Order) => CsvCell>> = {
  number: ({ OutTradeNo }) => digitsCell(OutTradeNo),
  created: ({ OrderTime }) => formatTime(OrderTime, { withSeconds: true }),
  method: ({ PayType }) => PAY_TYPE_LABELS[PayType],
  amount: ({ Amount }) => yuanCell(Amount),
  status: orderStatusLabel,
  paidAt: ({ PayTime }) => (PayTime === null ? '' : formatTime(PayTime, { withSeconds: true })),
  refunded: ({ RefundAmount }) => yuanCell(RefundAmount),
  invoice: (each) => invoiceWord(each) ?? '',
  remark: ({ Remark }) => Remark,
};
const order = Object.keys(cells) as (keyof typeof cells)[];

/** Top-up orders as a CSV file, a heading first. */
export const ordersCsv = (orders: readonly Order[]): string =>
  csvFile([order.map((name) => messages.csv[name]), ...orders.map((each) => order.map((name) => cells[name](each)))]);
