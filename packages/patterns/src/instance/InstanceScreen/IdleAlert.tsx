import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { IdleTime } from '@compute-market/contract/entities/usage';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { idleBelow } from '@compute-market/contract/rules/usage';
import { isByUsage, isRenewed, offeredActions, useActionReasons, type InstanceAction } from '../../instance-facts';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { NeedsRight } from '../../viewer/ViewerRights';
import { InstanceActionButton } from './ActionButtons';
import { messages } from './messages';
import { stopPlanMessages } from './stop-plan-messages';
import { canStopBilling } from './stop-plan-text';
import { plannedStop, type StopPlanProps } from './StopPlanNote';

const words = messages.usage.idle;

interface IdleAlertProps {
  instance: Instance;
  idle: IdleTime;
  context: ActionContext;
  stop: StopPlanProps;
}

/** What ends the spending, and what happens without it. */
function endOf(instance: Instance): readonly [InstanceAction, string] {
  if (isByUsage(instance)) return ['stopBilling', words.byUsage];
  return isRenewed(instance) ? ['autorenew', words.renews] : ['dueMode', words.runsOut];
}

/** Hours that were paid for while the cards did nothing, and what can be done: shutting down saves no money, ending the renewals does (decisions 79). */
export function IdleAlert({ instance, idle, context, stop }: IdleAlertProps) {
  const plan = plannedStop(instance, stop);
  const { blocked } = useActionReasons();
  const [endAction, consequence] = endOf(instance);
  const canStop = offeredActions(instance).includes('shutDown') && blocked('shutDown', instance) === null;
  const hours = Math.floor(idle.Seconds / hourSeconds);
  const amount = isKnown(idle.Amount) ? formatMoney(fenFromYuan(idle.Amount)) : null;
  return (
    <Alert
      tone="warn"
      title={amount === null ? words.unpriced(hours, idleBelow) : words.title(hours, idleBelow, amount)}
      action={
        <Cluster as="span" gap={8} rowGap={4} inline>
          <InstanceActionButton size="sm" action={endAction} instance={instance} context={context} />
          {canStop && <InstanceActionButton size="sm" action="shutDown" instance={instance} context={context} />}
          {plan && (
            <NeedsRight right="run">
              <Button size="sm" onClick={stop.onChange}>
                {stopPlanMessages.plan(canStopBilling(instance, plan))}
              </Button>
            </NeedsRight>
          )}
        </Cluster>
      }
    >
      {consequence}
    </Alert>
  );
}
