import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Link } from '@compute-market/components/link';
import { formatMoney } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { messages } from './messages';
import type { Buyer, Order } from './order';

const words = messages.problems;

/** What stands between the buyer and the machine, with the next step. */
export function OrderProblemNote({ order, buyer }: { order: Order; buyer: Buyer }) {
  const { problem } = order;
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'priceChanged':
      return (
        <Alert
          tone="warn"
          announced
          action={
            <Button size="sm" onClick={order.onConfirmPrice}>
              {words.confirm}
            </Button>
          }
        >
          {words.priceChanged(formatMoney(problem.before), formatMoney(problem.after))}
        </Alert>
      );
    case 'verification':
      return (
        <Alert
          tone="warn"
          announced
          action={
            <Link href={routes.verification.path} target="_blank">
              {words.verify}
            </Link>
          }
        >
          {words.verification}
        </Alert>
      );
    case 'limit':
      return (
        <Alert
          tone="err"
          announced
          action={
            <Button size="sm" onClick={order.onAskLimit}>
              {words.askLimit}
            </Button>
          }
        >
          {words.limit(buyer.kind === 'sub' ? formatMoney(buyer.left) : '—')}
        </Alert>
      );
    case 'arrived':
      return (
        <Alert
          tone="ok"
          announced
          action={
            <Button size="sm" variant="primary" loading={order.submitting} onClick={order.onPay}>
              {words.go}
            </Button>
          }
        >
          {words.arrived}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="warn" announced>
          {words.unknown}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="err" announced>
          {problem.reason}
        </Alert>
      );
  }
}
