import { Tooltip } from '@compute-market/components/tooltip';
import type { MenuAction } from '@compute-market/components/menu';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import { blockedReason, furtherActions, type InstanceAction } from '../instance-facts';
import type { DialogAction } from '../InstanceDialogs';
import { messages } from './messages';
import { ActionButton, ActionLink } from './RowAction.styles';

/** What a row asks of the screen. */
export interface RowHandlers {
  /** Opens the dialog of an action. */
  readonly onAction: (action: DialogAction, instance: Instance) => void;
  /** Follows a link of a menu. */
  readonly onNavigate: (href: string) => void;
  readonly onOpenVnc: (instance: Instance) => void;
}

/** Actions that are places to go. */
export function hrefOf(action: InstanceAction, { Container_name }: Pick<Instance, 'Container_name'>): string | null {
  if (action === 'again') return routes.createInstance.to({ from: Container_name });
  return action === 'cost' ? routes.expenseDetail.to({ instance_name: Container_name }) : null;
}

export const isDialogAction = (action: InstanceAction): action is DialogAction => action !== 'again' && action !== 'cost';
const short: Partial<Record<InstanceAction, string>> = messages.actionsShort;
/** The word of an action in the row, where room is short. */
export const shortLabel = (action: InstanceAction): string => short[action] ?? messages.actions[action];

interface RowActionProps {
  action: InstanceAction;
  instance: Instance;
  onAction: RowHandlers['onAction'];
}

/** One action as a word in the row; what is not possible now says why. */
export function RowAction({ action, instance, onAction }: RowActionProps) {
  const href = hrefOf(action, instance);
  if (href !== null) return <ActionLink href={href}>{shortLabel(action)}</ActionLink>;
  const reason = blockedReason(action, instance);
  return (
    <Tooltip disabledReason={reason ?? undefined}>
      <ActionButton
        type="button"
        data-tone={action === 'releaseDisk' ? 'danger' : undefined}
        onClick={() => {
          if (isDialogAction(action)) onAction(action, instance);
        }}
      >
        {shortLabel(action)}
      </ActionButton>
    </Tooltip>
  );
}

/** The rest of the actions, for ⋯. */
export const menuItems = (instance: Instance, { onAction, onNavigate }: Pick<RowHandlers, 'onAction' | 'onNavigate'>): MenuAction[] =>
  furtherActions(instance).map((action) => {
    const href = hrefOf(action, instance);
    return {
      key: action,
      label: messages.actions[action],
      tone: action === 'releaseDisk' ? 'danger' : 'plain',
      disabledReason: blockedReason(action, instance) ?? undefined,
      onSelect: () => {
        if (href !== null) onNavigate(href);
        else if (isDialogAction(action)) onAction(action, instance);
      },
    };
  });
