import { Button } from '@compute-market/components/button';
import { LinkButton } from '@compute-market/components/link-button';
import type { Instance } from '@compute-market/contract/entities/instance';
import { shortName } from '../../instance-facts';
import { CardFrame } from '../DashboardScreen/CardFrame';
import type { CellContext } from '../DashboardScreen/columns';
import { messages as listMessages } from '../DashboardScreen/messages';
import { hrefOf, startAction } from '../DashboardScreen/row-actions';
import { mainActions, otherActions } from './actions';
import { messages } from './messages';

/** One row on a small screen (screens A7). */
export const SubInstanceCard = ({ instance, context }: { instance: Instance; context: CellContext }) => (
  <CardFrame
    {...{ instance, context }}
    words={messages.columns}
    place={[instance.SubAccountName, shortName(instance), instance.District]}
    offered={{ actions: otherActions(instance) }}
    actions={mainActions(instance).map((action) => {
      const href = hrefOf(action, instance);
      const label = listMessages.actions[action];
      if (href !== null)
        return (
          <LinkButton key={action} href={href}>
            {label}
          </LinkButton>
        );
      return (
        <Button
          key={action}
          variant={action === 'releaseDisk' ? 'danger' : 'outline'}
          onClick={() => startAction(action, instance, context)}
        >
          {label}
        </Button>
      );
    })}
  />
);
