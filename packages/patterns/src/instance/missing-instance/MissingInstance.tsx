import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import { MissingCard } from '../../resource-view';
import { mayDo, type Viewer } from '../../viewer';
import { messages } from './messages';

export interface MissingInstanceProps {
  /** Its name, as it stands in the address: what it cost can be read by it. */
  name: string;
  /** Who looks: without 账单 there are no costs to go to. */
  viewer: Viewer;
}

/** The card of a page whose instance is not there: the way to what it cost, and back. */
export function MissingInstance({ name, viewer }: MissingInstanceProps) {
  const { title, help, helpWithoutCosts, cost, back } = messages;
  const seesCosts = mayDo(viewer, 'bill');
  return (
    <MissingCard words={{ title, help: seesCosts ? help : helpWithoutCosts, back }} href={routes.dashboard.path}>
      {seesCosts && <LinkButton href={routes.expenseDetail.to({ instance_name: name })}>{cost}</LinkButton>}
    </MissingCard>
  );
}
