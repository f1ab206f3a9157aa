import { Countdown } from '@compute-market/components/countdown';
import { Dash } from '@compute-market/components/dash';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { Menu } from '@compute-market/components/menu';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { ReactNode } from 'react';
import { endMessages, endOf, isKept, paidUntil, stateOf, titleOf, type InstanceAction } from '../../instance-facts';
import { ActionRow } from '../../row-action';
import { Fact, Main, Quiet } from './cells.styles';
import type { CellContext } from './columns';
import { releaseFact, statusFact } from './facts-text';
import { messages } from './messages';
import { menuItems, RowAction } from './row-actions';

interface CellProps {
  instance: Instance;
  context: CellContext;
}

/** The state of an instance, and what it means. */
export const StatusCell = ({ instance, context }: CellProps) => (
  <>
    <InstanceStatus state={stateOf(instance)} />
    <Fact>{statusFact(instance, context.now, context.vipDiscount)}</Fact>
  </>
);

/** When the paid time of an instance ends, or its kept disk goes; `after` is what happens at the end. */
export function EndCell({ instance, context, after }: CellProps & { after: ReactNode }) {
  const end = endOf(instance);
  const paid = paidUntil(instance);
  if (paid !== null)
    return (
      <>
        <Main>{endMessages.usage}</Main>
        <Fact>{paid}</Fact>
      </>
    );
  if (end === null)
    return (
      <Quiet>
        <Dash says={messages.nothing} />
      </Quiet>
    );
  return (
    <>
      <Main>
        <Countdown until={end} clockOffset={context.clockOffset} />
      </Main>
      <Fact>{isKept(instance) ? releaseFact(end) : after}</Fact>
    </>
  );
}

interface ActionsCellProps extends CellProps {
  /** Those that stand in the row. */
  actions: readonly InstanceAction[];
  /** What the menu of the others goes by. */
  offered: Parameters<typeof menuItems>[2];
}

/** What can be done with an instance: a few words, and the rest in a menu. */
export const ActionsCell = ({ instance, context, actions, offered }: ActionsCellProps) => (
  <ActionRow data-align="end">
    {actions.map((action) => (
      <RowAction key={action} action={action} instance={instance} {...context} />
    ))}
    <Menu
      trigger={<IconButton data-part="more" label={messages.row.more(titleOf(instance))} icon={<MoreIcon />} />}
      label={titleOf(instance)}
      items={menuItems(instance, context, offered)}
    />
  </ActionRow>
);
