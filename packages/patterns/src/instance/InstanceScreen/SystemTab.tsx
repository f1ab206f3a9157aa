import { Button } from '@compute-market/components/button';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import { messages as listMessages } from '../DashboardScreen/messages';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { isByUsage, isKept, offeredActions, type InstanceAction } from '../../instance-facts';
import { NeedsRight } from '../../viewer/ViewerRights';
import { InstanceActionButton } from './ActionButtons';
import { Content, Row } from './InstanceScreen.styles';
import { messages } from './messages';
import { stopPlanMessages } from './stop-plan-messages';
import { stopPlanName, stopPlanUse } from './stop-plan-text';
import { plannedStop, type StopPlanProps } from './StopPlanNote';

const words = messages.system;
const actions = ['password', 'start', 'shutDown', 'restart', 'reinstall'] as const satisfies readonly InstanceAction[];

/** What an action does: a shutdown by usage saves nothing, and what starts from a kept disk is paid (decisions 144, 47). */
function whatItDoes(action: (typeof actions)[number], instance: Instance): string {
  if (action === 'shutDown' && isByUsage(instance)) return words.shutDownByUsage;
  return action === 'start' && isKept(instance) ? words.startKept : words[action];
}

interface SystemTabProps {
  instance: Instance;
  context: ActionContext;
  stop: StopPlanProps;
}

/** What can be done to the system of a machine, each with what it does. */
export function SystemTab({ instance, context, stop }: SystemTabProps) {
  const plan = plannedStop(instance, stop);
  const offered = offeredActions(instance);
  return (
    <Content>
      <div role="group" aria-label={words.label}>
        {actions
          .filter((action) => offered.includes(action))
          .map((action) => (
            <Row key={action}>
              <div>
                <strong>{listMessages.actions[action]}</strong>
                <Text size="small" tone="secondary">
                  {whatItDoes(action, instance)}
                </Text>
              </div>
              <InstanceActionButton
                action={action}
                instance={instance}
                context={context}
                variant={action === 'reinstall' ? 'danger' : 'plain'}
              />
            </Row>
          ))}
        {plan && (
          <Row>
            <div>
              <strong>{stopPlanName(instance, plan)}</strong>
              <Text size="small" tone="secondary">
                {stopPlanUse(instance, plan)}
              </Text>
            </div>
            <NeedsRight right="run">
              <Button aria-label={`${stopPlanMessages.set}${stopPlanName(instance, plan)}`} onClick={stop.onChange}>
                {stopPlanMessages.set}
              </Button>
            </NeedsRight>
          </Row>
        )}
      </div>
    </Content>
  );
}
