import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { dataOf, type Resource } from '../../resource';
import { OrderMethod, OrderStatusChip } from '../order-view';
import { SlowHint } from '../../slow-hint';
import { tableState } from '../../resource-view';
import { actionsColumn, figureColumn, timeColumn } from '../../table-columns';
import { rechargeMessages as messages } from './messages';
import { Actions, None, OrderCard, OrderFacts } from './RechargeScreen.styles';

const method = ({ PayType }: Order) => <OrderMethod payType={PayType} />;
const amount = (order: Order) => (
  <Text weight="medium">
    <Money fen={fenFromYuan(order.Amount)} />
  </Text>
);
const actions = ({ OutTradeNo, Status, InvoiceAble }: Order) => (
  <Actions>
    {Status === ORDER_STATUS.unpaid && (
      <Link href={routes.pay.to({ out_trade_no: OutTradeNo, from: 'recharge' })}>{messages.goPay}</Link>
    )}
    {InvoiceAble && <Link href={routes.invoice.to()}>{messages.invoice}</Link>}
    <Link href={routes.orderDetail.to({ no: OutTradeNo })}>{messages.detail}</Link>
  </Actions>
);

const columns: readonly TableColumn<Order>[] = [
  {
    key: 'number',
    header: messages.columns.number,
    width: 200,
    rowHeader: true,
    cell: ({ OutTradeNo }) => (
      <Cluster as="span" wraps={false} gap={8}>
        {OutTradeNo}
        <CopyButton value={OutTradeNo} label={messages.copyNumber} />
      </Cluster>
    ),
  },
  timeColumn('time', messages.columns.time, ({ OrderTime }) => OrderTime, { width: 170, withSeconds: true }),
  { key: 'method', header: messages.columns.method, width: 150, cell: method },
  {
    key: 'status',
    header: messages.columns.status,
    width: 110,
    cell: (order) => <OrderStatusChip order={order} />,
  },
  figureColumn('amount', messages.columns.amount, amount, { width: 140 }),
  actionsColumn(actions, { width: 130 }),
];

const card = (order: Order) => (
  <OrderCard>
    <OrderFacts>
      {method(order)}
      {amount(order)}
    </OrderFacts>
    <OrderFacts>
      <span>{formatTime(order.OrderTime)}</span>
      <OrderStatusChip order={order} />
    </OrderFacts>
    <OrderFacts>
      <span>{order.OutTradeNo}</span>
      {actions(order)}
    </OrderFacts>
  </OrderCard>
);

interface RecentOrdersProps {
  readonly orders: Resource<readonly Order[]>;
  readonly onRetry: () => void;
}

/** The last five top-ups. */
export function RecentOrders({ orders, onRetry }: RecentOrdersProps) {
  return (
    <Card title={messages.recent} padding="none" actions={<Link href={routes.orders.to()}>{messages.all}</Link>}>
      <Table
        caption={messages.recent}
        columns={columns}
        rows={dataOf(orders) ?? []}
        rowKey={({ OutTradeNo }) => OutTradeNo}
        rowHeight={44}
        {...tableState(orders, { title: messages.failed, onRetry })}
        skeletonRows={5}
        empty={<None>{messages.none}</None>}
        card={card}
      />
      {orders.state === 'loading' && <SlowHint />}
    </Card>
  );
}
