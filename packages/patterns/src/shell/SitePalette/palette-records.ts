import type { Command, CommandGroup } from '@compute-market/components/command-palette';
import type { InvoiceRecord } from '@compute-market/contract/entities/invoice';
import type { Order } from '@compute-market/contract/entities/order';
import type { WorkOrder } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney, isKnown, type Yuan } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { dayParameters, longestUntil } from '../../day-range';
import { sitePaletteMessages as messages } from './messages';

/** What the palette can find of a top-up, an invoice, a ticket and a document. */
export type PaletteOrder = Pick<Order, 'OutTradeNo' | 'Amount' | 'OrderTime'>;
export type PaletteInvoice = Pick<InvoiceRecord, 'RecordNo' | 'Title' | 'Amount' | 'ApplyTime'>;
export type PaletteTicket = Pick<WorkOrder, 'id' | 'no' | 'title' | 'create_time'>;
export interface PaletteDocument {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
}

/** What was read when the palette opened, the newest of each kind; empty is what was not read, or is not this viewer's. */
export interface PaletteRecords {
  /** Names of graphics cards on sale. */
  readonly models: readonly string[];
  readonly documents: readonly PaletteDocument[];
  readonly orders: readonly PaletteOrder[];
  readonly invoices: readonly PaletteInvoice[];
  readonly tickets: readonly PaletteTicket[];
}

type Go = (path: string) => void;

/** An amount is found as it is shown and as it is typed: ¥1,500.00, 1500.00, 1500. */
const amountWords = (yuan: Yuan): string[] =>
  isKnown(yuan) ? [formatMoney(fenFromYuan(yuan)), yuan.toFixed(2), String(yuan)] : [];

const orderOf = ({ OutTradeNo, Amount, OrderTime }: PaletteOrder, onGo: Go): Command => ({
  key: `order-${OutTradeNo}`,
  label: messages.order(formatMoney(fenFromYuan(Amount))),
  keywords: [OutTradeNo, ...amountWords(Amount)],
  note: `${formatDay(OrderTime)} · ${OutTradeNo}`,
  soughtOnly: true,
  onSelect: () => onGo(routes.orderDetail.to({ no: OutTradeNo })),
});

const invoiceOf = ({ RecordNo, Title, Amount, ApplyTime }: PaletteInvoice, onGo: Go): Command => ({
  key: `invoice-${RecordNo}`,
  label: messages.invoice(formatMoney(fenFromYuan(Amount)), Title),
  keywords: [RecordNo, ...amountWords(Amount)],
  note: `${formatDay(ApplyTime)} · ${RecordNo}`,
  soughtOnly: true,
  onSelect: () => onGo(routes.invoice.to()),
});

const ticketOf = ({ id, no, title, create_time }: PaletteTicket, onGo: Go): Command => ({
  key: `ticket-${id}`,
  label: title,
  keywords: [no],
  note: `${formatDay(create_time)} · ${no}`,
  soughtOnly: true,
  onSelect: () => onGo(routes.workOrderDetail.to({ id })),
});

const documentOf = ({ id, title, keywords }: PaletteDocument, onGo: Go): Command => ({
  key: `document-${id}`,
  label: title,
  keywords,
  soughtOnly: true,
  onSelect: () => onGo(routes.docsDetail.to({ id })),
});

const modelOf = (gpuType: string, onGo: Go): Command => ({
  key: `model-${gpuType}`,
  label: gpuType,
  keywords: [gpuType.replaceAll(' ', '')],
  note: messages.rent,
  soughtOnly: true,
  onSelect: () => onGo(routes.store.to({ gpu: gpuType })),
});

/** The customer's records and what everybody may read, one group a kind; each is shown once it is sought. */
export const recordGroups = (
  { models, documents, orders, invoices, tickets }: PaletteRecords,
  onGo: Go,
): CommandGroup[] => [
  { key: 'models', label: messages.groups.models, commands: models.map((model) => modelOf(model, onGo)) },
  { key: 'orders', label: messages.groups.orders, commands: orders.map((order) => orderOf(order, onGo)) },
  { key: 'invoices', label: messages.groups.invoices, commands: invoices.map((invoice) => invoiceOf(invoice, onGo)) },
  { key: 'tickets', label: messages.groups.tickets, commands: tickets.map((ticket) => ticketOf(ticket, onGo)) },
  { key: 'documents', label: messages.groups.documents, commands: documents.map((one) => documentOf(one, onGo)) },
];

const amountText = /^[¥￥]?(\d{1,9}(?:\.\d{1,2})?)$/;
/** Shorter digits are rather an amount or a part of a name. */
const orderNumber = /^[1-9]\d{9,14}$/;

/** What can be done with the words themselves, however old what they mean is: an order by its number, charges of an amount, a search. */
export function searchGroup(
  query: string,
  {
    customer,
    main,
    bills,
    today,
    onGo,
  }: {
    readonly customer: boolean;
    readonly main: boolean;
    readonly bills: boolean;
    /** Beijing's day, YYYY-MM-DD. */
    readonly today: string;
    readonly onGo: Go;
  },
): CommandGroup {
  const sought = query.trim();
  const amount = amountText.exec(sought.replaceAll(',', ''))?.[1];
  const command = (key: string, label: string, path: string): Command => ({
    key: `search-${key}`,
    label,
    keywords: [sought],
    soughtOnly: true,
    onSelect: () => onGo(path),
  });
  const commands = [
    ...(main && orderNumber.test(sought)
      ? [command('order', messages.search.order(sought), routes.orderDetail.to({ no: sought }))]
      : []),
    ...(bills && amount !== undefined
      ? [
          command(
            'amount',
            messages.search.amount(formatMoney(fenFromYuan(amount))),
            // Without days it would be this month alone (decisions 219).
            routes.expenseDetail.to({ ...dayParameters(longestUntil(today)), min: amount, max: amount }),
          ),
        ]
      : []),
    ...(customer
      ? [
          command('instances', messages.search.instances(sought), routes.dashboard.to({ q: sought })),
          command('tickets', messages.search.tickets(sought), routes.workOrders.to({ q: sought })),
        ]
      : []),
    command('documents', messages.search.documents(sought), routes.docs.to({ q: sought })),
  ];
  return { key: 'search', label: messages.groups.search, commands: sought === '' ? [] : commands };
}
