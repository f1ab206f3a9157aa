import { Button } from '@compute-market/components/button';
import { LinkButton } from '@compute-market/components/link-button';
import { Tooltip } from '@compute-market/components/tooltip';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import { primaryActions, shortName, useActionReasons, type InstanceAction } from '../../instance-facts';
import { CardFrame } from './CardFrame';
import type { CellContext } from './columns';
import { isLabelled, labelsFact } from './facts-text';
import { Line } from './InstanceCard.styles';
import { messages } from './messages';
import { RowCourse } from './RowCourse';
import { hrefOf, startAction } from './row-actions';

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
  const offered = useActionReasons();
  return (
    <CardFrame
      {...{ instance, context, highlighted, offered }}
      href={routes.instancePlugin.to({ instanceName: instance.Container_name })}
      words={messages.card}
      place={[shortName(instance), instance.District]}
      labels={isLabelled(instance) && <Line>{labelsFact(instance)}</Line>}
      course={<RowCourse instance={instance} courses={context.courses} />}
      actions={primaryActions(instance).map((action, index) => (
        <CardAction key={action} action={action} instance={instance} isFirst={index === 0} context={context} />
      ))}
    />
  );
}
