import { Alert } from '@compute-market/components/alert';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyState } from '@compute-market/components/empty-state';
import type { Instance } from '@compute-market/contract/entities/instance';
import { formatTime } from '@compute-market/contract/rules/time';
import { durationLabel } from '../../duration-label';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { endOf, isKept, stateOf, type InstanceAction } from '../../instance-facts';
import type { InstanceState } from '@compute-market/components/instance-status';
import { InstanceActionButton } from './ActionButtons';
import { messages } from './messages';

const words = messages.notConnectable;

/** What can be done now, the first most likely. */
const waysOn: Partial<Record<InstanceState, readonly InstanceAction[]>> = {
  kept: ['start', 'again', 'cost'],
  shutdown: ['start', 'cost'],
  restartFailed: ['restart', 'ticket'],
  startFailed: ['again', 'refund', 'ticket'],
  refunded: ['again', 'cost'],
  ended: ['again', 'cost'],
};

interface NotConnectableProps {
  instance: Instance;
  context: ActionContext;
}

/** An instance that nobody can reach: why, what remains of it, and what can be done now (decisions 85). */
export function NotConnectable({ instance, context }: NotConnectableProps) {
  const state = stateOf(instance);
  const end = endOf(instance);
  const { title, help } = words.states[state] ?? words.ended;
  return (
    <EmptyState
      title={title}
      help={isKept(instance) && end !== null ? words.keptUntil(formatTime(end)) : help}
      actions={
        <Cluster gap={8}>
          {(waysOn[state] ?? []).map((action, nth) => (
            <InstanceActionButton
              key={action}
              action={action}
              instance={instance}
              context={context}
              variant={nth === 0 ? 'outline' : 'plain'}
            />
          ))}
        </Cluster>
      }
    />
  );
}

/** A machine that runs and is not well: what was seen, since when, and what helps. */
export function Trouble({ instance, context }: NotConnectableProps) {
  return (
    <Alert
      tone="warn"
      title={instance.Message || words.trouble}
      action={
        <Cluster gap={8}>
          {(['restart', 'ticket'] as const).map((action) => (
            <InstanceActionButton key={action} action={action} instance={instance} context={context} size="sm" />
          ))}
        </Cluster>
      }
    >
      {words.troubleHelp(durationLabel(instance.AbornormalTime))}
    </Alert>
  );
}
