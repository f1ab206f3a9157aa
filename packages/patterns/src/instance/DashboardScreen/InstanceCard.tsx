import { Dash } from '@compute-market/components/dash';
import { Button } from '@compute-market/components/button';
import { Countdown } from '@compute-market/components/countdown';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { LinkButton } from '@compute-market/components/link-button';
import { Menu } from '@compute-market/components/menu';
import { Money } from '@compute-market/components/money';
import { Tooltip } from '@compute-market/components/tooltip';
import type { Instance } from '@compute-market/contract/entities/instance';
import {
  endMessages,
  endOf,
  isKept,
  paidUntil,
  primaryActions,
  shortName,
  stateOf,
  titleOf,
  totalCost,
  useActionReasons,
  type InstanceAction,
} from '../../instance-facts';
import type { CellContext } from './columns';
import { cardsOf, isLabelled, labelsFact, statusFact } from './facts-text';
import { Actions, Facts, Head, Line, Root } from './InstanceCard.styles';
import { messages } from './messages';
import { RowCourse } from './RowCourse';
import { hrefOf, menuItems, startAction } from './row-actions';

const words = messages.card;
/** States whose chip says enough: the line keeps to the place. */
const plainStates: readonly string[] = ['running', 'shutdown', 'ended'];

interface CardActionProps {
  action: InstanceAction;
  instance: Instance;
  isFirst: boolean;
  context: CellContext;
}

function CardAction({ action, instance, isFirst, context }: CardActionProps) {
  const variant = action === 'releaseDisk' ? 'danger' : isFirst ? 'outline' : 'plain';
  const { refusal, blocked } = useActionReasons();
  const href = hrefOf(action, instance);
  if (href !== null && refusal(action, instance) === null)
    return (
      <LinkButton href={href} variant={variant}>
        {messages.actions[action]}
      </LinkButton>
    );
  return (
    <Tooltip disabledReason={blocked(action, instance) ?? undefined}>
      <Button variant={variant} onClick={() => startAction(action, instance, context)}>
        {messages.actions[action]}
      </Button>
    </Tooltip>
  );
}

interface InstanceCardProps {
  instance: Instance;
  context: CellContext;
  /** It was just bought: it glows and fades. */
  highlighted: boolean;
}

/** One row on a small screen: name, state, three facts, two actions and the rest (screens A7). */
export function InstanceCard({ instance, context, highlighted }: InstanceCardProps) {
  const reasons = useActionReasons();
  const state = stateOf(instance);
  const end = endOf(instance);
  const paid = paidUntil(instance);
  const place = [
    shortName(instance),
    instance.District,
    ...(plainStates.includes(state) ? [] : [statusFact(instance, context.now, context.vipDiscount)]),
  ];
  const title = titleOf(instance);
  return (
    <Root data-highlighted={highlighted || undefined}>
      <Head>
        <h2>{title}</h2>
        <InstanceStatus state={state} />
      </Head>
      <Line data-tone={state === 'abnormal' ? 'warning' : undefined}>{place.join(' · ')}</Line>
      {isLabelled(instance) && <Line>{labelsFact(instance)}</Line>}
      <Facts>
        <div>
          <dt>{words.configuration}</dt>
          <dd>
            {cardsOf(instance)} <RowCourse instance={instance} courses={context.courses} />
          </dd>
        </div>
        <div>
          <dt>{isKept(instance) ? messages.row.keptUntil : words.due}</dt>
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
          <dt>{words.cost}</dt>
          <dd>
            <Money fen={totalCost(instance)} />
          </dd>
        </div>
      </Facts>
      <Actions>
        {primaryActions(instance).map((action, index) => (
          <CardAction key={action} action={action} instance={instance} isFirst={index === 0} context={context} />
        ))}
        <Menu
          trigger={<IconButton variant="outline" size="lg" label={messages.row.more(title)} icon={<MoreIcon />} />}
          label={title}
          items={menuItems(instance, context, reasons)}
        />
      </Actions>
    </Root>
  );
}
