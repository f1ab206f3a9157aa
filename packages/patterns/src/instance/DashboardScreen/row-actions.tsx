import { Tooltip } from '@compute-market/components/tooltip';
import type { MenuAction, MenuDivider } from '@compute-market/components/menu';
import type { Instance } from '@compute-market/contract/entities/instance';
import { JUPYTER_PORT } from '@compute-market/contract/constants';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import {
  blockedReason,
  furtherActions,
  hostSilentSince,
  useActionReasons,
  type ActionReasons,
  type InstanceAction,
} from '../../instance-facts';
import type { DialogAction } from '../InstanceDialogs';
import { isOrderAction, type OrderAction } from '../order-draft/order-draft';
import { actionGroups, icons, isDangerous } from './action-groups';
import { messages } from './messages';
import { orderAgainAddress } from './order-again-address';
import { ActionButton, ActionLink } from '../../row-action';

/** What a row asks of the screen. */
export interface RowHandlers {
  /** Opens the dialog of an action. */
  readonly onAction: (action: DialogAction, instance: Instance) => void;
  /** Begins an order: more time, more of the machine. */
  readonly onOrder: (action: OrderAction, instance: Instance) => void;
  /** Follows a link of a menu. */
  readonly onNavigate: (href: string) => void;
  readonly onDownloadRdp: (instance: Instance) => void;
}

/** What the ticket of a machine in trouble already says: which one, where, since when, and what was seen. */
function reportOf(instance: Partial<Instance>): { report?: string } {
  const { IsAbnormal, Status, Container_name = '', Note = '', District = '', Host = '', ServerTime = 0 } = instance;
  const silentSince = hostSilentSince(instance);
  const isTrouble = IsAbnormal === 1 || Status === INSTANCE_STATUS.restartFailed || silentSince !== null;
  if (!isTrouble) return {};
  const since = silentSince ?? ServerTime - (instance.AbornormalTime ?? 0);
  const machine = [`${instance.Gpu_type} × ${instance.Gpu_num}`, District, Host].filter(Boolean).join(' · ');
  return {
    report: messages.report({
      name: Note === '' ? Container_name : `${Note}（${Container_name}）`,
      machine,
      since: since > 0 ? formatTime(since) : '',
      seen: silentSince === null ? instance.Message || messages.abnormal : messages.hostSilent,
    }),
  };
}

/** Actions that are places to go. */
export function hrefOf(
  action: InstanceAction,
  instance: Pick<Instance, 'Container_name' | 'Status'> & Partial<Instance>,
): string | null {
  const { Container_name: name, Status } = instance;
  switch (action) {
    case 'jupyter':
      return routes.openPort.to({ instanceName: name, inner: String(JUPYTER_PORT) });
    case 'details':
      return routes.instancePlugin.to({ instanceName: name });
    case 'start':
      return Status === INSTANCE_STATUS.shutDown
        ? routes.restartInstance.to({ instance_name: name, mode: 'shutdown' })
        : routes.instanceAvailableKvmStore.to({ instance_name: name });
    case 'again':
      return orderAgainAddress(instance);
    case 'cost':
      return routes.expenseDetail.to({ instance_name: name });
    case 'ticket':
      return routes.selectQuestion.to({ instance_name: name, ...reportOf(instance) });
    default:
      return null;
  }
}

type LinkAction = 'jupyter' | 'details' | 'start' | 'again' | 'cost' | 'ticket';
const links: readonly InstanceAction[] = [
  'jupyter',
  'details',
  'start',
  'again',
  'cost',
  'ticket',
] satisfies readonly LinkAction[];
const isLink = (action: InstanceAction): action is LinkAction => links.includes(action);
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
  const { refusal, blocked } = useActionReasons();
  const href = hrefOf(action, instance);
  if (href !== null && refusal(action, instance) === null)
    return <ActionLink href={href}>{shortLabel(action)}</ActionLink>;
  const reason = blocked(action, instance);
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

const iconOf = (action: InstanceAction): ReactNode => {
  const Icon = icons[action];
  return <Icon size={16} />;
};

/** Actions for ⋯ by group, a line between two; by default those that do not stand in the row, for who may do everything. */
export const menuItems = (
  instance: Instance,
  { onNavigate, ...handlers }: ActionContext,
  {
    actions = furtherActions(instance),
    blocked = blockedReason,
  }: Partial<Pick<ActionReasons, 'blocked'>> & { readonly actions?: readonly InstanceAction[] } = {},
): (MenuAction | MenuDivider)[] =>
  actionGroups
    .map((group) => group.filter((action) => actions.includes(action)))
    .filter((group) => group.length > 0)
    .flatMap((group, nth) => [
      ...(nth === 0 ? [] : [{ key: `line ${group[0]}`, divider: true as const }]),
      ...group.map((action): MenuAction => {
        const href = hrefOf(action, instance);
        return {
          key: action,
          label: messages.actions[action],
          icon: iconOf(action),
          tone: isDangerous(action) ? 'danger' : 'plain',
          disabledReason: blocked(action, instance) ?? undefined,
          onSelect: () => {
            if (href !== null) onNavigate(href);
            else startAction(action, instance, handlers);
          },
        };
      }),
    ]);
