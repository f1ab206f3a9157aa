import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Link } from '@compute-market/components/link';
import { formatMoney } from '@compute-market/contract/rules/money';
import { subRightRefusal } from '@compute-market/contract/rules/sub-right';
import { routes } from '@compute-market/contract/routes';
import { RefusalAlert } from '../retry-alert';
import { messages } from './messages';
import { mayNotBuy } from './pay-step';
import { limitShort } from './short-reason';
import { subShort } from './sub-short';
import type { Buyer } from '../viewer';
import type { Order } from './order';

/** What stands between the buyer and the machine, with the next step; a missing right and a short purse of a sub-account before anything is pressed. */
export function OrderProblemNote({ order, buyer }: { order: Order; buyer: Buyer }) {
  // An earlier order warns of paying twice: where nothing can be paid, why not goes first.
  const own = order.problem?.kind === 'another' ? null : order.problem;
  const problem = own ?? subShort(order, buyer) ?? order.problem;
  if (mayNotBuy(buyer)) return <Alert tone="warn">{subRightRefusal('buy')}</Alert>;
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'priceChanged':
    case 'moved':
      return (
        <Alert
          tone="warn"
          announced
          action={
            <Button size="sm" onClick={order.onConfirmPrice}>
              {messages.confirm}
            </Button>
          }
        >
          {problem.kind === 'moved'
            ? problem.reason
            : messages.priceChanged(formatMoney(problem.before), formatMoney(problem.after))}
        </Alert>
      );
    case 'verification':
      return (
        <Alert
          tone="warn"
          announced
          action={
            <Link href={routes.verification.path} target="_blank">
              {messages.verify}
            </Link>
          }
        >
          {messages.verification}
        </Alert>
      );
    case 'limit':
      return (
        <Alert
          tone="err"
          announced
          action={
            <Button size="sm" onClick={order.onAskLimit}>
              {messages.askLimit}
            </Button>
          }
        >
          {limitShort(buyer)}
        </Alert>
      );
    case 'arrived':
      return (
        <Alert
          tone="ok"
          announced
          action={
            <Button size="sm" loading={order.submitting} onClick={order.onPay}>
              {messages.go}
            </Button>
          }
        >
          {messages.arrived}
        </Alert>
      );
    case 'mainShort':
    case 'unknown':
    case 'another':
      return (
        <Alert tone="warn" announced>
          {messages[problem.kind]}
        </Alert>
      );
    case 'refused':
      return <RefusalAlert reason={problem.reason} />;
  }
}
