import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { IconButton } from '@compute-market/components/icon-button';
import { ChevronDownIcon, PencilIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { Menu } from '@compute-market/components/menu';
import { Text } from '@compute-market/components/text';
import { routes } from '@compute-market/contract/routes';
import { statusFact } from '../DashboardScreen/facts-text';
import { menuItems, type ActionContext } from '../DashboardScreen/row-actions';
import { shortName, stateOf, titleOf, useActionReasons } from '../../instance-facts';
import { NeedsRight } from '../../viewer/ViewerRights';
import { InstanceActionButton } from './ActionButtons';
import { headActions, menuActions } from './head-actions';
import { HeadFigures, type HeadFiguresProps } from './HeadFigures';
import { Title } from './InstanceScreen.styles';
import { messages } from './messages';

interface InstanceHeadProps extends HeadFiguresProps {
  /** When it was read, seconds by the server's clock. */
  readAt: number;
  context: ActionContext;
}

/** Name, state, the actions most come for, and the five facts (screens B9). */
export function InstanceHead({ instance, readAt, context, clockOffset, vipDiscount, usage, range }: InstanceHeadProps) {
  const title = titleOf(instance);
  const reasons = useActionReasons();
  const actions = headActions(instance);
  return (
    <>
      <div>
        <Breadcrumb items={[{ label: messages.console, href: routes.dashboard.path }, { label: title }]} />
        <Title>
          <div>
            <h1 data-object-name="">{title}</h1>
            <NeedsRight right="run">
              <IconButton
                label={messages.editNote}
                icon={<PencilIcon size={16} />}
                onClick={() => context.onAction('note', instance)}
              />
            </NeedsRight>
            <InstanceStatus state={stateOf(instance)} />
            <Text size="small" tone="secondary">
              {statusFact(instance, readAt, vipDiscount)}
            </Text>
            <Cluster as="span" size="dense" tone="secondary" gap={4} inline wraps={false}>
              {shortName(instance)} <CopyButton value={instance.Container_name} label={messages.copyName} />
            </Cluster>
          </div>
          <div data-part="actions">
            {actions.slice(0, -1).map((action) => (
              <InstanceActionButton
                key={action}
                action={action}
                instance={instance}
                context={context}
                variant={action === 'releaseDisk' ? 'danger' : 'plain'}
              />
            ))}
            <Menu
              trigger={
                <Button>
                  {messages.more} <ChevronDownIcon size={14} />
                </Button>
              }
              label={title}
              items={menuItems(instance, context, { ...reasons, actions: menuActions(instance) })}
            />
            {actions.slice(-1).map((action) => (
              <InstanceActionButton
                key={action}
                action={action}
                instance={instance}
                context={context}
                variant="primary"
              />
            ))}
          </div>
        </Title>
      </div>
      <HeadFigures {...{ instance, clockOffset, vipDiscount, usage, range }} />
    </>
  );
}
