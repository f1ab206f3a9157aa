import { CopyButton } from '@compute-market/components/copy-button';
import { Dot } from '@compute-market/components/dot';
import { Link } from '@compute-market/components/link';
import type { TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { WorkOrder } from '@compute-market/contract/entities/work-order';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { workOrderAllows } from '@compute-market/contract/rules/work-order';
import { CardLine, CardRoot, Note, Nothing } from '../../record-list';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import { resourceAddress, resourceText, WorkOrderStatusChip } from '../work-order-view';
import { actionsColumn, timeColumn } from '../../table-columns';
import { messages } from './messages';
import { Number, Title } from './WorkOrdersScreen.styles';

const words = messages.columns;
/** What it is about, and under it what exactly. */
const Question = ({ category, sub_category: child }: WorkOrder) => (
  <>
    {category.name}
    <Note>{child.name}</Note>
  </>
);

interface Part {
  readonly order: WorkOrder;
  readonly onRevoke: (order: WorkOrder) => void;
}

const OrderNumber = ({ order }: Pick<Part, 'order'>) => (
  <Number>
    {order.no}
    <CopyButton value={order.no} label={messages.copyNumber} />
  </Number>
);

const OrderTitle = ({ order }: Pick<Part, 'order'>) => (
  <Title data-unread={order.unread || undefined}>
    {order.unread && <Dot label={messages.unread} />}
    <Link href={routes.workOrderDetail.to({ id: order.id })}>{order.title}</Link>
  </Title>
);

function OrderResource({ order }: Pick<Part, 'order'>) {
  const text = resourceText(order);
  const address = resourceAddress(order);
  if (text === '') return <Nothing />;
  return <Text breaks>{address === null ? text : <Link href={address}>{text}</Link>}</Text>;
}

/** Rating and time count for other deeds alone. */
const mayRevoke = ({ status }: WorkOrder) => workOrderAllows({ status, rate: null, reopen_until: null }, 'revoke', 0);

const OrderSteps = ({ order, onRevoke }: Part) => (
  <ActionRow data-align="end">
    <ActionLink href={routes.workOrderDetail.to({ id: order.id })}>{messages.view}</ActionLink>
    {mayRevoke(order) && (
      <ActionButton type="button" onClick={() => onRevoke(order)}>
        {messages.revoke}
      </ActionButton>
    )}
  </ActionRow>
);

/** The columns of the list, in order. */
export const workOrderColumns = (onRevoke: Part['onRevoke']): TableColumn<WorkOrder>[] => [
  { key: 'number', header: words.number, width: 156, sticky: 'start', cell: ({ no }) => <Number>{no}</Number> },
  { key: 'title', header: words.title, rowHeader: true, cell: (order) => <OrderTitle order={order} /> },
  { key: 'category', header: words.category, width: 128, cell: Question },
  {
    key: 'resource',
    header: words.resource,
    width: 136,
    hideBelow: 'lg',
    cell: (order) => <OrderResource order={order} />,
  },
  { key: 'status', header: words.status, width: 116, cell: ({ status }) => <WorkOrderStatusChip status={status} /> },
  timeColumn('replied', words.replied, (order) => order.last_reply_time, { width: 140 }),
  timeColumn('created', words.created, (order) => order.create_time, { width: 140, hideBelow: 'xl' }),
  actionsColumn((order) => <OrderSteps order={order} onRevoke={onRevoke} />, { width: 104, sticky: 'end' }),
];

/** One ticket on a small screen (screens A7). */
export const WorkOrderCard = ({ order, onRevoke }: Part) => (
  <CardRoot>
    <CardLine>
      <OrderTitle order={order} />
    </CardLine>
    <CardLine>
      <span>
        {order.category.name} / {order.sub_category.name}
      </span>
      <WorkOrderStatusChip status={order.status} />
    </CardLine>
    {resourceText(order) !== '' && (
      <CardLine>
        <OrderResource order={order} />
      </CardLine>
    )}
    <CardLine>
      <OrderNumber order={order} />
      <span>{formatTime(order.last_reply_time)}</span>
    </CardLine>
    <CardLine data-actions="">
      <OrderSteps order={order} onRevoke={onRevoke} />
    </CardLine>
  </CardRoot>
);
