import { Alert } from '@compute-market/components/alert';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import type { Instance } from '@compute-market/contract/entities/instance';
import { formatTime } from '@compute-market/contract/rules/time';
import { durationLabel } from '../../duration-label/duration-label';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { endOf, hostSilentSince, isByUsage, isKept, stateOf, type InstanceAction } from '../../instance-facts';
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

function wordsOf(instance: Instance) {
  const state = stateOf(instance);
  if (state === 'ended' && instance.Message)
    return { title: words.ended.title, help: words.endedWith(instance.Message) };
  const own = isByUsage(instance) ? words.byUsage[state] : undefined;
  return own ?? words.states[state] ?? words.ended;
}

/** An instance that nobody can reach: why, what remains of it, and what can be done now (decisions 85). */
export function NotConnectable({ instance, context }: NotConnectableProps) {
  const state = stateOf(instance);
  const end = endOf(instance);
  const { title, help } = wordsOf(instance);
  return (
    <EmptyState
      drawing={<EmptyDrawing subject="terminal" />}
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

/** What can be done by its owner: nothing to a machine on a host that is away, but to ask, and to go on with another one. */
const remedies = (silentSince: number | null): readonly InstanceAction[] =>
  silentSince === null ? ['restart', 'again', 'ticket'] : ['again', 'ticket'];

/** A machine that is not well, or whose host is away: what was seen, since when, and what helps or comes next (decisions 110). */
export function Trouble({ instance, context }: NotConnectableProps) {
  const silentSince = hostSilentSince(instance);
  return (
    <Alert
      tone="warn"
      title={silentSince === null ? instance.Message || words.trouble : words.hostSilent}
      action={
        <Cluster gap={8}>
          {remedies(silentSince).map((action) => (
            <InstanceActionButton key={action} action={action} instance={instance} context={context} size="sm" />
          ))}
        </Cluster>
      }
    >
      {silentSince === null
        ? words.troubleHelp(durationLabel(instance.AbornormalTime))
        : words.hostSilentHelp(formatTime(silentSince), durationLabel(instance.ServerTime - silentSince))}
    </Alert>
  );
}
