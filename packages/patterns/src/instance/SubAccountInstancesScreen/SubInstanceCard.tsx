import { Dash } from '@compute-market/components/dash';
import { Button } from '@compute-market/components/button';
import { Countdown } from '@compute-market/components/countdown';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { LinkButton } from '@compute-market/components/link-button';
import { Menu } from '@compute-market/components/menu';
import { Money } from '@compute-market/components/money';
import type { Instance } from '@compute-market/contract/entities/instance';
import { endMessages, endOf, isKept, paidUntil, shortName, stateOf, titleOf, totalCost } from '../../instance-facts';
import type { CellContext } from '../DashboardScreen/columns';
import { cardsOf } from '../DashboardScreen/facts-text';
import { Actions, Facts, Head, Line, Root } from '../DashboardScreen/InstanceCard.styles';
import { messages as listMessages } from '../DashboardScreen/messages';
import { hrefOf, menuItems, startAction } from '../DashboardScreen/row-actions';
import { mainActions, otherActions } from './actions';
import { messages } from './messages';

/** One row on a small screen (screens A7). */
export function SubInstanceCard({ instance, context }: { instance: Instance; context: CellContext }) {
  const end = endOf(instance);
  const paid = paidUntil(instance);
  const title = titleOf(instance);
  return (
    <Root>
      <Head>
        <h2>{title}</h2>
        <InstanceStatus state={stateOf(instance)} />
      </Head>
      <Line>{[instance.SubAccountName, shortName(instance), instance.District].join(' · ')}</Line>
      <Facts>
        <div>
          <dt>{messages.columns.configuration}</dt>
          <dd>{cardsOf(instance)}</dd>
        </div>
        <div>
          <dt>{isKept(instance) ? listMessages.row.keptUntil : messages.columns.due}</dt>
          <dd>
            {paid !== null ? (
              `${endMessages.usage} · ${paid}`
            ) : end === null ? (
              <Dash says={messages.nothing} />
            ) : (
              <Countdown until={end} clockOffset={context.clockOffset} />
            )}
          </dd>
        </div>
        <div>
          <dt>{messages.columns.cost}</dt>
          <dd>
            <Money fen={totalCost(instance)} />
          </dd>
        </div>
      </Facts>
      <Actions>
        {mainActions(instance).map((action) => {
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
        <Menu
          trigger={<IconButton variant="outline" size="lg" label={listMessages.row.more(title)} icon={<MoreIcon />} />}
          label={title}
          items={menuItems(instance, context, { actions: otherActions(instance) })}
        />
      </Actions>
    </Root>
  );
}
