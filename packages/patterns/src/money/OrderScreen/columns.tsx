import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Countdown } from '@compute-market/components/countdown';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { orderCodeEnd, wasPaid } from '@compute-market/contract/rules/order-status';
import { OrderMethod, OrderStatusChip } from '../order-view';
import { Note, Nothing, Quiet } from '../../record-list';
import { actionsColumn, figureColumn, timeColumn } from '../../table-columns';
import { messages } from './messages';
import { invoiceWord, orderSteps, statusNote } from './order-facts';
import { Steps } from './OrderScreen.styles';

const words = messages.columns;

/** What follows from the state, under its chip: an open code counts down. */
export function StatusNote({ order, clockOffset }: { readonly order: Order; readonly clockOffset: number }) {
  const end = order.Status === ORDER_STATUS.unpaid ? orderCodeEnd(order) : null;
  const note = statusNote(order);
  if (end !== null)
    return (
      <Note>
        {messages.notes.codeLeft} <Countdown plain until={end} clockOffset={clockOffset} format="clock" prefix="" />
      </Note>
    );
  return note === null ? null : <Note>{note}</Note>;
}

export const OrderSteps = ({ order }: { readonly order: Order }) => (
  <Steps>
    {orderSteps(order).map(({ key, href }) => (
      <Link key={key} href={href}>
        {messages.steps[key]}
      </Link>
    ))}
  </Steps>
);

export const OrderSum = ({ order }: { readonly order: Order }) => (
  <Text tone="strong" weight="medium">
    <Money fen={fenFromYuan(order.Amount)} />
  </Text>
);

/** The columns of the list, in order. */
export const orderColumns = (clockOffset: number): TableColumn<Order>[] => [
  {
    key: 'number',
    header: words.number,
    width: 200,
    rowHeader: true,
    sticky: 'start',
    cell: ({ OutTradeNo }) => (
      <Cluster as="span" gap={8} wraps={false}>
        <Link href={routes.orderDetail.to({ no: OutTradeNo })}>{OutTradeNo}</Link>
        <CopyButton value={OutTradeNo} label={messages.copyNumber} />
      </Cluster>
    ),
  },
  timeColumn('created', words.created, ({ OrderTime }) => OrderTime, { width: 150 }),
  {
    key: 'method',
    header: words.method,
    width: 120,
    hideBelow: 'md',
    cell: ({ PayType }) => <OrderMethod payType={PayType} />,
  },
  figureColumn('amount', words.amount, (order) => <OrderSum order={order} />, { width: 136 }),
  {
    key: 'status',
    header: words.status,
    cell: (order) => (
      <>
        <OrderStatusChip order={order} />
        <StatusNote order={order} clockOffset={clockOffset} />
      </>
    ),
  },
  timeColumn('paidAt', words.paidAt, ({ PayTime }) => PayTime, {
    width: 150,
    hideBelow: 'lg',
    none: (order) => (wasPaid(order) === false ? 'notPaid' : 'unknown'),
  }),
  {
    key: 'invoice',
    header: words.invoice,
    width: 72,
    hideBelow: 'lg',
    cell: (order) => {
      const word = invoiceWord(order);
      if (word === null) return <Nothing reason="unknown" />;
      return order.InvoiceAble ? word : <Quiet>{word}</Quiet>;
    },
  },
  actionsColumn((order) => <OrderSteps order={order} />, { width: 156, sticky: 'end' }),
];
