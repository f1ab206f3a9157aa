import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { Dash } from '@compute-market/components/dash';
import { IconButton } from '@compute-market/components/icon-button';
import { ChevronDownIcon, MoreIcon, RefreshIcon } from '@compute-market/components/icons';
import { Lightbox, type LightboxPicture } from '@compute-market/components/lightbox';
import { LinkButton } from '@compute-market/components/link-button';
import { Menu } from '@compute-market/components/menu';
import { Steps } from '@compute-market/components/steps';
import { Thread } from '@compute-market/components/thread';
import { useBelow } from '@compute-market/components/use-media-query';
import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import type { WorkOrderAction } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { workOrderAllows } from '@compute-market/contract/rules/work-order';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo, useState } from 'react';
import type { Resource } from '../../resource';
import { RefusalAlert } from '../../retry-alert';
import { PageHead } from '../../shell/PageHead';
import { WorkOrderStatusChip } from '../work-order-view';
import { ResourceView } from '../../resource-view';
import { Ended, type WorkOrderRating } from './Ended';
import { Facts } from './Facts';
import { messages } from './messages';
import { progressOf } from './progress';
import { ReplyEditor, type ReplyProps } from './ReplyEditor';
import { threadEntries } from './thread';
import { Below, Columns, Folded, Main, StepPlace, Talk } from './WorkOrderScreen.styles';

export type { ReplyProps } from './ReplyEditor';
export type { WorkOrderRating } from './Ended';

/** What can be done to a ticket beside replying. */
export type WorkOrderStep = Exclude<WorkOrderAction, 'comment'>;

export interface WorkOrderScreenProps {
  order: Resource<WorkOrderDetail>;
  /** Seconds by the server's clock. */
  now: number;
  reply: ReplyProps;
  /** The step that is under way. */
  acting: WorkOrderStep | null;
  /** Why the last step was refused. */
  problem: string | null;
  /** The words of the rating have not arrived: they stay to be sent again. */
  unsaid?: boolean;
  /** `rate` is 1 to 5, for rating only. */
  onStep: (step: WorkOrderStep, rating?: WorkOrderRating) => Promise<void>;
  /** Answers that came while the person reads; `onShowFresh` shows them. */
  freshCount: number;
  onShowFresh: () => void;
  onRefresh: () => void;
}

type Asked = 'revoke' | 'close';
type Ready = Omit<WorkOrderScreenProps, 'order'> & { order: WorkOrderDetail };

function HeadActions({
  order,
  now,
  acting,
  onAsk,
  onRefresh,
}: Pick<Ready, 'order' | 'now' | 'acting' | 'onRefresh'> & { onAsk: (asked: Asked) => void }) {
  return (
    <>
      <Button icon={<RefreshIcon />} onClick={onRefresh}>
        {messages.refresh}
      </Button>
      {workOrderAllows(order, 'close', now) && (
        <Button variant="outline" loading={acting === 'close'} onClick={() => onAsk('close')}>
          {messages.close}
        </Button>
      )}
      {workOrderAllows(order, 'revoke', now) && (
        <Menu
          trigger={<IconButton label={messages.more} icon={<MoreIcon />} />}
          label={order.title}
          align="end"
          items={[{ key: 'revoke', label: messages.revoke, onSelect: () => onAsk('revoke') }]}
        />
      )}
    </>
  );
}

function Progress({ order }: Pick<Ready, 'order'>) {
  const { steps, current } = progressOf(order);
  // A state that was not told is on no way.
  if (current < 0) return null;
  return (
    <StepPlace tabIndex={0} role="group" aria-label={messages.steps}>
      <Steps
        current={current}
        items={steps.map(({ status, label, at, skipped }) => ({
          key: String(status),
          label,
          skipped,
          note: at === null ? <Dash says={messages.notYet} /> : formatTime(at).slice(5),
        }))}
      />
    </StepPlace>
  );
}

/** Whether there is a place to write: while a reply may be sent, and after that as long as the page holds what was being written. */
function useWriting({ text, files }: ReplyProps, canReply: boolean): boolean {
  const [held, setHeld] = useState(false);
  const holds = text.trim() !== '' || files.length > 0;
  // What was held and is emptied after the end keeps its place: the caret stands in it.
  const now = holds || (held && !canReply);
  if (now !== held) setHeld(now);
  return canReply || now;
}

function Talking({ order, now, reply, acting, problem, unsaid = false, onStep, freshCount, onShowFresh }: Ready) {
  const [pictures, setPictures] = useState<readonly LightboxPicture[]>([]);
  const entries = useMemo(() => threadEntries(order, (picture) => setPictures([picture])), [order]);
  const canReply = workOrderAllows(order, 'comment', now);
  const writing = useWriting(reply, canReply);
  const held = workOrderAllows(order, 'reopen', now) ? messages.reply.kept : messages.reply.keptForGood;
  return (
    <Main>
      <Progress order={order} />
      <Talk>
        <Thread entries={entries} freshCount={freshCount} onShowFresh={onShowFresh} />
      </Talk>
      <Below>
        {canReply && <RefusalAlert reason={problem} />}
        {writing && <ReplyEditor {...reply} held={canReply ? null : held} />}
        {!canReply && (
          <Ended
            order={order}
            now={now}
            busy={acting !== null}
            problem={problem}
            unsaid={unsaid}
            onRate={(rating) => void onStep('rate', rating)}
            onReopen={() => void onStep('reopen')}
          />
        )}
      </Below>
      <Lightbox
        pictures={pictures}
        index={pictures.length === 0 ? undefined : 0}
        onIndexChange={(index) => index === undefined && setPictures([])}
      />
    </Main>
  );
}

function Ticket(props: Ready) {
  const { order, now, onStep } = props;
  const narrow = useBelow('md');
  const [asked, setAsked] = useState<Asked | null>(null);
  const words = asked === null ? null : messages.confirm[asked];
  const facts = <Facts order={order} now={now} />;
  return (
    <>
      <PageHead
        title={order.title}
        help={
          <Cluster as="span" breaks gap={12} rowGap={4} inline>
            <WorkOrderStatusChip status={order.status} />
            {order.no}
          </Cluster>
        }
        actions={<HeadActions {...props} onAsk={setAsked} />}
      />
      {narrow && (
        <Folded>
          <summary>
            {messages.info.title}
            <ChevronDownIcon />
          </summary>
          {facts}
        </Folded>
      )}
      <Columns>
        <Talking {...props} />
        {!narrow && facts}
      </Columns>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words?.title ?? ''}
        subject={order.title}
        labels={{ confirm: words?.yes, cancel: messages.confirm.no }}
        onConfirm={async () => {
          if (asked !== null) await onStep(asked);
          setAsked(null);
        }}
      >
        {words?.text}
      </ConfirmDialog>
    </>
  );
}

/** /console/createWorkOrder/myWorkOrderDetail/{id}: everything said about a ticket, and what can be done next (screens B22). */
export function WorkOrderScreen({ order, ...rest }: WorkOrderScreenProps) {
  const crumbs = [
    { label: messages.crumbs.list, href: routes.workOrders.to() },
    { label: order.state === 'ready' ? order.data.no : messages.title },
  ];
  return (
    <>
      <Breadcrumb items={crumbs} />
      {order.state !== 'ready' && <PageHead title={messages.title} />}
      <ResourceView
        resource={order}
        reading={messages.reading}
        lines={8}
        card="md"
        failed={messages.failed}
        onRetry={rest.onRefresh}
        actions={<LinkButton href={routes.workOrders.to()}>{messages.back}</LinkButton>}
      >
        {(known) => <Ticket {...rest} order={known} />}
      </ResourceView>
    </>
  );
}
