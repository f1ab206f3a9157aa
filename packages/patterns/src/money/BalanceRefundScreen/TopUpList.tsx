import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Money } from '@compute-market/components/money';
import { Stack } from '@compute-market/components/stack';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { RefundableTopUp } from '@compute-market/contract/entities/balance-refund';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { CardLine, CardRoot, Note } from '../../record-list';
import { OrderMethod } from '../order-view';
import { figureColumn, timeColumn } from '../../table-columns';
import { balanceRefundMessages } from './messages';
import { targetName, wayNote } from './refund-view';

const words = balanceRefundMessages.topUps;

const money = (yuan: number) => <Money fen={fenFromYuan(yuan)} />;
const able = ({ Refundable }: RefundableTopUp) => (
  <Text tone="strong" weight="medium">
    {money(Refundable)}
  </Text>
);
const wayAt = (now: number) => (topUp: RefundableTopUp) => (
  <Stack as="span" gap={2} breaks>
    <span>{targetName(topUp)}</span>
    <Note>{wayNote(topUp, now)}</Note>
  </Stack>
);

const columnsAt = (now: number): readonly TableColumn<RefundableTopUp>[] => [
  { key: 'number', header: words.columns.number, width: 160, rowHeader: true, cell: ({ OutTradeNo }) => OutTradeNo },
  timeColumn('time', words.columns.time, ({ PayTime }) => PayTime, { width: 148 }),
  {
    key: 'method',
    header: words.columns.method,
    width: 120,
    hideBelow: 'lg',
    cell: ({ PayType }) => <OrderMethod payType={PayType} />,
  },
  figureColumn('amount', words.columns.amount, ({ Amount }) => money(Amount), { width: 116 }),
  figureColumn('spent', words.columns.spent, ({ SpentAmount }) => money(SpentAmount), { width: 116, hideBelow: 'md' }),
  figureColumn('refunded', words.columns.refunded, ({ RefundAmount }) => money(RefundAmount), {
    width: 110,
    hideBelow: 'lg',
  }),
  figureColumn('invoiced', words.columns.invoiced, ({ InvoicedAmount }) => money(InvoicedAmount), {
    width: 110,
    hideBelow: 'lg',
  }),
  figureColumn('able', words.columns.able, able, { width: 120 }),
  { key: 'way', header: words.columns.way, cell: wayAt(now) },
];

const cardAt = (now: number) => (topUp: RefundableTopUp) => (
  <CardRoot>
    <CardLine>
      <OrderMethod payType={topUp.PayType} />
      {able(topUp)}
    </CardLine>
    <CardLine>
      <span>{formatTime(topUp.PayTime)}</span>
      <span>{topUp.OutTradeNo}</span>
    </CardLine>
    {wayAt(now)(topUp)}
  </CardRoot>
);

interface TopUpListProps {
  /** Undefined while they are read. */
  readonly topUps: readonly RefundableTopUp[] | undefined;
  /** Seconds since 1970, by the server's clock. */
  readonly now: number;
}

/** Each top-up with something unspent, and how it goes back. */
export function TopUpList({ topUps, now }: TopUpListProps) {
  return (
    <Card title={words.title} padding="none">
      <Table
        caption={words.title}
        columns={columnsAt(now)}
        rows={topUps ?? []}
        rowKey={({ OutTradeNo }) => OutTradeNo}
        loading={topUps === undefined}
        skeletonRows={3}
        minWidth={684}
        empty={<EmptyState drawing={<EmptyDrawing subject="receipt" />} title={words.empty} />}
        card={cardAt(now)}
      />
    </Card>
  );
}
