import type { TimelineEvent } from '@compute-market/components/timeline';
import type { BalanceRefund } from '@compute-market/contract/entities/balance-refund';
import type { Order } from '@compute-market/contract/entities/order';
import type { OrderDetail } from '@compute-market/contract/entities/order-detail';
import {
  BALANCE_REFUND_STATUS,
  INVOICE_STATUS,
  INVOICE_STATUS_LABELS,
  ORDER_STATUS,
  PAY_TYPE,
} from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { wasPaid } from '@compute-market/contract/rules/order-status';
import { statusNote } from '../OrderScreen/order-facts';
import type { OrderShown } from './data';
import { messages } from './messages';

const words = messages.steps;
const yuan = (amount: number): string => formatMoney(fenFromYuan(amount));

type Invoice = OrderDetail['Invoices'][number];

function invoiceEvents({ Id, RecordNo, Amount, Status, ApplyTime, IssueTime }: Invoice): TimelineEvent[] {
  const about = words.askedNote(RecordNo, yuan(Amount));
  const isOver = Status === INVOICE_STATUS.rejected || Status === INVOICE_STATUS.voided;
  const isOpen = Status === INVOICE_STATUS.reviewing || Status === INVOICE_STATUS.issuing;
  const asked: TimelineEvent = {
    key: `asked-${Id}`,
    title: words.asked,
    at: ApplyTime,
    note: isOver || isOpen ? `${about} · ${INVOICE_STATUS_LABELS[Status]}` : about,
    tone: isOver ? 'warning' : isOpen ? 'now' : 'plain',
  };
  if (IssueTime === null) return [asked];
  return [asked, { key: `issued-${Id}`, title: words.issued, at: IssueTime, note: RecordNo, tone: 'ok' }];
}

function refundEvents({ RefundNo, Amount, Status, CreateTime, EndTime, Reason }: BalanceRefund): TimelineEvent[] {
  const isOpen = Status === BALANCE_REFUND_STATUS.processing;
  const asked: TimelineEvent = {
    key: `refund-${RefundNo}`,
    title: words.refundAsked,
    at: CreateTime,
    note: words.refundNote(RefundNo, yuan(Amount)),
    tone: isOpen ? 'now' : 'plain',
  };
  if (isOpen || EndTime === null) return [asked];
  const ended: TimelineEvent =
    Status === BALANCE_REFUND_STATUS.rejected
      ? {
          key: `end-${RefundNo}`,
          title: words.refundRefused,
          at: EndTime,
          note: words.refusedNote(Reason),
          tone: 'danger',
        }
      : { key: `end-${RefundNo}`, title: words.refunded, at: EndTime, note: yuan(Amount), tone: 'ok' };
  return [asked, ended];
}

/** What comes after an order that is not paid: the next step, or its end. */
function unpaidEvents(order: Order, closedAt: number | null): TimelineEvent[] {
  if (order.Status === ORDER_STATUS.closed) {
    const isCancelled = order.Cancelled === true;
    return [
      {
        key: 'closed',
        title: isCancelled ? words.cancelled : words.closed,
        at: closedAt ?? undefined,
        note: isCancelled ? words.cancelledNote : words.closedNote,
        tone: 'warning',
      },
    ];
  }
  const isTransfer = order.PayType === PAY_TYPE.corporateTransfer;
  return [
    {
      key: 'waiting',
      title: isTransfer ? words.transfer : words.waiting,
      note: isTransfer ? words.transferNote : words.waitingNote,
      tone: 'now',
    },
  ];
}

/** The steps of a top-up that have happened, in the order of their time, and the next one of an order that is not paid. Nothing is guessed: a moment that nobody told is left out. */
export function orderTimeline({ order, detail }: OrderShown): TimelineEvent[] {
  const ordered: TimelineEvent = { key: 'ordered', title: words.ordered, at: order.OrderTime || undefined };
  const isPaid = wasPaid(order);
  if (isPaid === undefined) return [ordered];
  if (!isPaid) return [ordered, ...unpaidEvents(order, detail?.CloseTime ?? null)];
  const late = order.Status === ORDER_STATUS.paid ? statusNote(order) : null;
  const paid: TimelineEvent = {
    key: 'paid',
    title: words.paid,
    at: order.PayTime ?? undefined,
    note: late ?? undefined,
  };
  const credit = detail?.Credit ?? null;
  const credited: TimelineEvent[] =
    credit === null
      ? []
      : [
          {
            key: 'credited',
            title: words.credited,
            at: credit.CreateTime,
            note: words.creditedNote(yuan(credit.Amount), yuan(credit.MoneyLeft)),
            tone: 'ok',
          },
        ];
  const after = [...(detail?.Invoices ?? []).flatMap(invoiceEvents), ...(detail?.Refunds ?? []).flatMap(refundEvents)];
  return [ordered, paid, ...credited, ...after.sort((one, other) => (one.at ?? 0) - (other.at ?? 0))];
}
