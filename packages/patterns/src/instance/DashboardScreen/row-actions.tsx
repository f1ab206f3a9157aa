import { Tooltip } from '@compute-market/components/tooltip';
import type { MenuAction } from '@compute-market/components/menu';
import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { blockedReason, furtherActions, type InstanceAction } from '../../instance-facts';
import type { DialogAction } from '../InstanceDialogs';
import { isOrderAction, type OrderAction } from '../UpgradeDialogs/draft';
import { messages } from './messages';
import { ActionButton, ActionLink } from '../../row-action';

/** What a row asks of the screen. */
export interface RowHandlers {
  /** Opens the dialog of an action. */
  readonly onAction: (action: DialogAction, instance: Instance) => void;
  /** Begins an order: more time, more of the machine. */
  readonly onOrder: (action: OrderAction, instance: Instance) => void;
  /** Follows a link of a menu. */
  readonly onNavigate: (href: string) => void;
  readonly onOpenVnc: (instance: Instance) => void;
  readonly onDownloadRdp: (instance: Instance) => void;
}

/** Actions that are places to go. */
export function hrefOf(
  action: InstanceAction,
  { Container_name: name, Status }: Pick<Instance, 'Container_name' | 'Status'>,
): string | null {
  switch (action) {
    case 'details':
      return routes.instancePlugin.to({ instanceName: name });
    case 'start':
      return Status === INSTANCE_STATUS.shutDown
        ? routes.restartInstance.to({ instance_name: name, mode: 'shutdown' })
        : routes.instanceAvailableKvmStore.to({ instance_name: name });
    case 'again':
      return routes.createInstance.to({ from: name });
    case 'cost':
      return routes.expenseDetail.to({ instance_name: name });
    case 'ticket':
      return routes.selectQuestion.to({ instance_name: name });
    default:
      return null;
  }
}

type LinkAction = 'details' | 'start' | 'again' | 'cost' | 'ticket';
const links: readonly InstanceAction[] = [
  'details',
  'start',
  'again',
  'cost',
  'ticket',
] satisfies readonly LinkAction[];
const isLink = (action: InstanceAction): action is LinkAction => links.includes(action);
const dangerous: readonly InstanceAction[] = ['reinstall', 'releaseDisk'];

type ActionHandlers = Pick<RowHandlers, 'onAction' | 'onOrder' | 'onDownloadRdp'>;

/** Does what an action asks for; links are followed elsewhere. */
export function startAction(
  action: InstanceAction,
  instance: Instance,
  { onAction, onOrder, onDownloadRdp }: ActionHandlers,
): void {
  if (isOrderAction(action)) onOrder(action, instance);
  else if (action === 'rdp') onDownloadRdp(instance);
  else if (!isLink(action)) onAction(action, instance);
}

const short: Partial<Record<InstanceAction, string>> = messages.actionsShort;
/** The word of an action in the row, where room is short. */
export const shortLabel = (action: InstanceAction): string => short[action] ?? messages.actions[action];

interface RowActionProps extends ActionHandlers {
  action: InstanceAction;
  instance: Instance;
}

/** One action as a word in the row; what is not possible now says why. */
export function RowAction({ action, instance, ...handlers }: RowActionProps) {
  const href = hrefOf(action, instance);
  if (href !== null) return <ActionLink href={href}>{shortLabel(action)}</ActionLink>;
  const reason = blockedReason(action, instance);
  return (
    <Tooltip disabledReason={reason ?? undefined}>
      <ActionButton
        type="button"
        data-tone={action === 'releaseDisk' ? 'danger' : undefined}
        onClick={() => startAction(action, instance, handlers)}
      >
        {shortLabel(action)}
      </ActionButton>
    </Tooltip>
  );
}

/** What actions need from the screen around them. */
export type ActionContext = ActionHandlers & Pick<RowHandlers, 'onNavigate'>;

/** Actions for ⋯, by default those that do not stand in the row. */
export const menuItems = (
  instance: Instance,
  { onNavigate, ...handlers }: ActionContext,
  actions = furtherActions(instance),
): MenuAction[] =>
  actions.map((action) => {
    const href = hrefOf(action, instance);
    return {
      key: action,
      label: messages.actions[action],
      tone: dangerous.includes(action) ? 'danger' : 'plain',
      disabledReason: blockedReason(action, instance) ?? undefined,
      onSelect: () => {
        if (href !== null) onNavigate(href);
        else startAction(action, instance, handlers);
      },
    };
  });
