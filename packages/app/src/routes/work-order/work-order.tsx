import { commentWorkOrder, getWorkOrder, updateWorkOrder } from '@compute-market/contract/calls/work-order';
import type { User } from '@compute-market/contract/entities/user';
import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { errorKeyOf } from '@compute-market/contract/errors';
import { routes } from '@compute-market/contract/routes';
import { workOrderAllows } from '@compute-market/contract/rules/work-order';
import { ready, type Resource } from '@compute-market/patterns/resource';
import {
  WorkOrderScreen,
  type WorkOrderRating,
  type WorkOrderStep,
} from '@compute-market/patterns/work-order/WorkOrderScreen';
import { useCallback, useEffect, useState } from 'react';
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { refreshUnread } from '../../flows/customer-flags';
import { draftOwner } from '../../drafts/kept-draft';
import { KeepHeading } from '../../navigation/KeepHeading';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { KnownCustomer } from '../account/KnownCustomer';
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { workOrderRouteMessages as messages } from './messages';
import { useReply } from './useReply';

export function loader({ request: { signal }, params }: LoaderFunctionArgs) {
  return {
    order: settle(api.call(getWorkOrder, { id: Number(params.id) }, { signal }).then(({ order }) => order)),
  };
}

/** How often an open ticket looks for an answer (screens B22). */
const replyPollMs = 20_000;

const told: Readonly<Record<WorkOrderStep, string>> = {
  revoke: messages.revoked,
  close: messages.closed,
  reopen: messages.reopened,
  rate: messages.rated,
};

/** Support's answers that came while the person reads are offered, not pushed in; what the person did, or nobody says who did, is shown at once, and so is the answer that ended the ticket. */
function useFreshReplies(order: Resource<WorkOrderDetail>, now: number) {
  const [seen, setSeen] = useState<number | null>(null);
  const total = order.state === 'ready' ? order.data.comments.length : null;
  const atOnce =
    order.state === 'ready' &&
    (order.data.comments.at(-1)?.from !== 'staff' || !workOrderAllows(order.data, 'comment', now));
  if (total !== null && (seen === null || (atOnce && seen !== total))) setSeen(total);
  const showAll = useCallback(() => setSeen(null), []);
  const fresh = seen === null || total === null ? 0 : total - seen;
  const shown =
    order.state === 'ready' && fresh > 0
      ? { ...order, data: { ...order.data, comments: order.data.comments.slice(0, seen ?? undefined) } }
      : order;
  return { shown, fresh, showAll };
}

function Ticket({ id, owner }: { id: number; owner: string }) {
  const { revalidate } = useRevalidator();
  const order = useResult(useLoaderData<typeof loader>().order);
  const now = serverNow();
  const { shown, fresh, showAll } = useFreshReplies(order, now);
  const [acting, setActing] = useState<WorkOrderStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unsaid, setUnsaid] = useState(false);
  const read = useCallback(() => void revalidate(), [revalidate]);
  const { reply, forgetProblem, leaveQuestion } = useReply(id, owner, read);
  const said = order.state === 'ready' ? order.data.comments.length : null;
  useAutoRefresh(order.state === 'ready', revalidate, replyPollMs);

  // Reading has marked it read on the server; the red dot follows.
  useEffect(() => {
    if (said !== null) void refreshUnread();
  }, [said]);

  const step = async (action: WorkOrderStep, rating?: WorkOrderRating) => {
    setActing(action);
    setProblem(null);
    const words = rating?.words ?? '';
    if (words !== '') setUnsaid(true);
    try {
      // Words that are sent again follow a rating that has arrived.
      if (rating === undefined || order.state !== 'ready' || order.data.rate === null)
        await api.call(updateWorkOrder, { id, action, rate: rating?.rate });
      if (words !== '') await api.call(commentWorkOrder, { order_id: id, content: words });
      setUnsaid(false);
      // What stood in the way of a reply was the state that the ticket has left.
      forgetProblem();
      showSuccess(told[action]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // They had arrived, only the answer was lost.
      if (errorKeyOf(error.status) === 'CONFLICT') setUnsaid(false);
      setProblem(error.reason);
    }
    setActing(null);
    read();
  };
  return (
    <>
      {order.state !== 'ready' && <KeepHeading />}
      <WorkOrderScreen
        order={shown.state === 'ready' ? ready(shown.data) : shown}
        now={now}
        reply={reply}
        acting={acting}
        problem={problem}
        unsaid={unsaid}
        onStep={step}
        freshCount={fresh}
        onShowFresh={showAll}
        onRefresh={() => {
          showAll();
          read();
        }}
      />
      {leaveQuestion}
    </>
  );
}

function TicketFor({ writer }: { readonly writer: User }) {
  const { id } = useParams();
  const owner = draftOwner(writer);
  return <Ticket key={`${owner} ${id}`} id={Number(id)} owner={owner} />;
}

// A reply is kept as its writer's draft, so the page begins once it is known who writes.
export const Component = () => (
  <KnownCustomer title={routes.workOrderDetail.title}>{(viewer) => <TicketFor writer={viewer.user} />}</KnownCustomer>
);
