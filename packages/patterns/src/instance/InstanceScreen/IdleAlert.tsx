import { Alert } from '@compute-market/components/alert';
import { Cluster } from '@compute-market/components/cluster';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { IdleTime } from '@compute-market/contract/entities/usage';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { idleBelow } from '@compute-market/contract/rules/usage';
import { blockedReason, offeredActions } from '../../instance-facts';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { InstanceActionButton } from './ActionButtons';
import { messages } from './messages';

const words = messages.usage.idle;

interface IdleAlertProps {
  instance: Instance;
  idle: IdleTime;
  context: ActionContext;
}

/** Hours that were paid for while the cards did nothing, and what can be done: shutting down saves no money, ending the renewals does (decisions 79). */
export function IdleAlert({ instance, idle, context }: IdleAlertProps) {
  const renewsItself = instance.InstanceAutorenew?.SubscribeStatus === 1;
  const canStop = offeredActions(instance).includes('shutDown') && blockedReason('shutDown', instance) === null;
  const hours = Math.floor(idle.Seconds / hourSeconds);
  const amount = isKnown(idle.Amount) ? formatMoney(fenFromYuan(idle.Amount)) : null;
  return (
    <Alert
      tone="warn"
      title={amount === null ? words.unpriced(hours, idleBelow) : words.title(hours, idleBelow, amount)}
      action={
        <Cluster as="span" gap={8} rowGap={4} inline>
          <InstanceActionButton
            size="sm"
            action={renewsItself ? 'autorenew' : 'dueMode'}
            instance={instance}
            context={context}
          />
          {canStop && <InstanceActionButton size="sm" action="shutDown" instance={instance} context={context} />}
        </Cluster>
      }
    >
      {renewsItself ? words.renews : words.runsOut}
    </Alert>
  );
}
