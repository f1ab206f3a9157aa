import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { OrderDetail } from '@compute-market/contract/entities/order-detail';
import { BALANCE_REFUND_STATUS_LABELS, ORDER_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { FileLink } from '../../record-list';
import { refundTarget } from '../BalanceRefundScreen/refund-view';
import { InvoiceStatusChip } from '../InvoiceScreen/InvoiceStatusChip';
import { OrderMethod } from '../order-view';
import type { OrderShown } from './data';
import { messages } from './messages';
import { entryAddress } from './order-actions';
import { Document, Documents } from './OrderDetailScreen.styles';

const sum = (yuan: number) => <Money fen={fenFromYuan(yuan)} />;
const moment = (seconds: number): string => formatTime(seconds, { withSeconds: true });

/** A number with its button. */
const Copied = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <Cluster as="span" gap={4} inline wraps={false}>
    {text}
    <CopyButton value={text} label={label} />
  </Cluster>
);

/** How it is paid, and by which numbers the customer and the channel know it. */
export function PaymentFacts({ order, detail }: OrderShown) {
  const words = messages.facts;
  const items: DescriptionItem[] = [
    { key: 'number', term: words.number, detail: <Copied text={order.OutTradeNo} label={words.copyNumber} /> },
    { key: 'method', term: words.method, detail: <OrderMethod payType={order.PayType} /> },
  ];
  if (detail !== null)
    items.push({
      key: 'channel',
      term: words.channel,
      detail: detail.ChannelNo === '' ? undefined : <Copied text={detail.ChannelNo} label={words.copyChannel} />,
    });
  items.push({ key: 'created', term: words.created, detail: moment(order.OrderTime) });
  if (order.PayTime !== null) items.push({ key: 'paid', term: words.paid, detail: moment(order.PayTime) });
  else if (order.Status === ORDER_STATUS.unpaid && detail !== null)
    items.push({ key: 'expires', term: words.expires, detail: moment(detail.ExpireTime) });
  if (order.Remark !== '') items.push({ key: 'remark', term: words.remark, detail: order.Remark });
  return (
    <Card title={words.title}>
      <DescriptionList dense items={items} />
    </Card>
  );
}

/** The line of the statement that credited it. */
export function Entry({ credit }: { readonly credit: OrderDetail['Credit'] }) {
  const words = messages.entry;
  if (credit === null)
    return (
      <Card title={words.title}>
        <Text as="p" size="dense" tone="secondary">
          {words.none}
        </Text>
      </Card>
    );
  return (
    <Card title={words.title} actions={<Link href={entryAddress(credit)}>{words.open}</Link>}>
      <DescriptionList
        dense
        items={[
          { key: 'time', term: words.time, detail: moment(credit.CreateTime) },
          { key: 'amount', term: words.amount, detail: sum(credit.Amount) },
          { key: 'left', term: words.left, detail: sum(credit.MoneyLeft) },
        ]}
      />
    </Card>
  );
}

/** Invoices that hold a part of it, with their files. */
export function Invoices({ invoices }: { readonly invoices: OrderDetail['Invoices'] }) {
  const words = messages.invoices;
  return (
    <Card title={words.title} actions={<Link href={routes.invoice.to({ tab: 'records' })}>{words.manage}</Link>}>
      {invoices.length === 0 ? (
        <Text as="p" size="dense" tone="secondary">
          {words.none}
        </Text>
      ) : (
        <Documents>
          {invoices.map(({ Id, RecordNo, Title, Amount, Status, FileUrl }) => (
            <Document key={Id}>
              <span>
                <b>{RecordNo}</b> {Title}
              </span>
              <span>
                {words.amount} {sum(Amount)} <InvoiceStatusChip status={Status} />
                {FileUrl !== '' && (
                  <FileLink href={FileUrl} download aria-label={`${words.download} ${RecordNo}`}>
                    {words.download}
                  </FileLink>
                )}
              </span>
            </Document>
          ))}
        </Documents>
      )}
    </Card>
  );
}

/** What went back of it, or is on its way. */
export function Refunds({ refunds }: { readonly refunds: OrderDetail['Refunds'] }) {
  const words = messages.refunds;
  return (
    <Card title={words.title} actions={<Link href={routes.balanceRefund.to()}>{words.manage}</Link>}>
      {refunds.length === 0 ? (
        <Text as="p" size="dense" tone="secondary">
          {words.none}
        </Text>
      ) : (
        <Documents>
          {refunds.map((refund) => (
            <Document key={refund.RefundNo}>
              <span>
                <b>{refund.RefundNo}</b> {refundTarget(refund)}
              </span>
              <span>
                {sum(refund.Amount)} {BALANCE_REFUND_STATUS_LABELS[refund.Status]}
              </span>
            </Document>
          ))}
        </Documents>
      )}
    </Card>
  );
}
