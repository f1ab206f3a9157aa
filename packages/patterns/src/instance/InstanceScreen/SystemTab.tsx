import { Button } from '@compute-market/components/button';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import { messages as listMessages } from '../DashboardScreen/messages';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { offeredActions, type InstanceAction } from '../../instance-facts';
import { NeedsRight } from '../../viewer/ViewerRights';
import { InstanceActionButton } from './ActionButtons';
import { Content, Row } from './InstanceScreen.styles';
import { messages } from './messages';
import { stopPlanMessages } from './stop-plan-messages';

const words = messages.system;
const actions = ['password', 'start', 'shutDown', 'restart', 'reinstall'] as const satisfies readonly InstanceAction[];

interface SystemTabProps {
  instance: Instance;
  context: ActionContext;
  /** Opens the question when it shall be shut down; null where that cannot be planned. */
  onPlanStop: (() => void) | null;
}

/** What can be done to the system of a virtual machine, each with what it does. */
export function SystemTab({ instance, context, onPlanStop }: SystemTabProps) {
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
                  {words[action]}
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
        {onPlanStop && (
          <Row>
            <div>
              <strong>{stopPlanMessages.name}</strong>
              <Text size="small" tone="secondary">
                {stopPlanMessages.row}
              </Text>
            </div>
            <NeedsRight right="run">
              <Button aria-label={`${stopPlanMessages.set}${stopPlanMessages.name}`} onClick={onPlanStop}>
                {stopPlanMessages.set}
              </Button>
            </NeedsRight>
          </Row>
        )}
      </div>
    </Content>
  );
}
