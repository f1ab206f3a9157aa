import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Link } from '@compute-market/components/link';
import type { Order } from '@compute-market/contract/entities/order';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { OrderMethod, OrderStatusChip } from '../order-view';
import { CardLine, CardRoot } from '../../record-list';
import { OrderSteps, OrderSum, StatusNote } from './columns';
import { messages } from './messages';

interface OrderCardProps {
  readonly order: Order;
  /** The server's clock minus this browser's, ms. */
  readonly clockOffset: number;
}

/** One order on a small screen (screens A7). */
export const OrderCard = ({ order, clockOffset }: OrderCardProps) => (
  <CardRoot>
    <CardLine>
      <OrderMethod payType={order.PayType} />
      <OrderSum order={order} />
    </CardLine>
    <CardLine>
      <span>{formatTime(order.OrderTime)}</span>
      <OrderStatusChip order={order} />
    </CardLine>
    <CardLine>
      <Cluster as="span" gap={8} wraps={false}>
        <Link href={routes.orderDetail.to({ no: order.OutTradeNo })}>{order.OutTradeNo}</Link>
        <CopyButton value={order.OutTradeNo} label={messages.copyNumber} />
      </Cluster>
      <StatusNote order={order} clockOffset={clockOffset} />
    </CardLine>
    <CardLine data-actions="">
      <OrderSteps order={order} />
    </CardLine>
  </CardRoot>
);
