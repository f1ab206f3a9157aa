import { Button } from '@compute-market/components/button';
import { LinkButton } from '@compute-market/components/link-button';
import { Tooltip } from '@compute-market/components/tooltip';
import type { Instance } from '@compute-market/contract/entities/instance';
import { messages as listMessages } from '../DashboardScreen/messages';
import { hrefOf, startAction, type ActionContext } from '../DashboardScreen/row-actions';
import { useActionReasons, type InstanceAction } from '../../instance-facts';

interface ActionButtonProps {
  action: InstanceAction;
  instance: Instance;
  context: ActionContext;
  variant?: 'plain' | 'primary' | 'outline' | 'danger';
  size?: 'sm' | 'md';
  /** The word on it, where the row beside it already names the thing; read aloud with that name. */
  verb?: string;
}

/** One action of the instance as a button; what is not possible now says why. */
export function InstanceActionButton({
  action,
  instance,
  context,
  variant = 'plain',
  size = 'md',
  verb,
}: ActionButtonProps) {
  const label = listMessages.actions[action];
  const { refusal, blocked } = useActionReasons();
  const href = hrefOf(action, instance);
  if (href !== null && refusal(action, instance) === null)
    return (
      <LinkButton href={href} variant={variant} size={size}>
        {label}
      </LinkButton>
    );
  return (
    <Tooltip disabledReason={blocked(action, instance) ?? undefined}>
      <Button
        variant={variant}
        size={size}
        aria-label={verb && `${verb}${label}`}
        onClick={() => startAction(action, instance, context)}
      >
        {verb ?? label}
      </Button>
    </Tooltip>
  );
}
