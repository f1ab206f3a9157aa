import { Dot } from '@compute-market/components/dot';
import { IconButton } from '@compute-market/components/icon-button';
import { CircleCheckIcon, RefreshIcon } from '@compute-market/components/icons';
import { Text } from '@compute-market/components/text';
import { Reached } from './InstanceScreen.styles';
import { messages } from './messages';
import { reachOf, type PortCheck } from './port-reach';

const words = messages.connect;
type Props = { check: PortCheck; port: number };

/** Whether one port answers, in a row of the table. */
export function PortReach({ check, port }: Props) {
  const reach = reachOf(check, port);
  switch (reach.state) {
    case 'open':
      return (
        <Reached>
          <Dot tone="ok" />
          {words.delay(reach.delayMs)}
        </Reached>
      );
    case 'quiet':
      return (
        <Reached data-quiet>
          <Dot tone="mute" />
          {words.quiet}
        </Reached>
      );
    case 'checking':
      return (
        <Text size="small" tone="secondary">
          {words.checking}
        </Text>
      );
    case 'unknown':
      return (
        <Text size="small" tone="secondary">
          {words.unknown}
        </Text>
      );
  }
}

/** Whether the login answers, beside its title, and the way to ask again. */
export function LoginReach({ check, port }: Props) {
  if (check === null) return null;
  const reach = reachOf(check, port);
  const said =
    reach.state === 'open'
      ? words.reachable(reach.delayMs)
      : { quiet: words.unreachable, checking: words.checking, unknown: check.reason ?? words.unknown }[reach.state];
  return (
    <>
      <Reached role="status" data-quiet={reach.state === 'open' ? undefined : ''}>
        {reach.state === 'open' && <CircleCheckIcon size={14} />}
        {said}
      </Reached>
      <IconButton
        label={words.checkAgain}
        icon={<RefreshIcon size={14} />}
        aria-disabled={check.busy || undefined}
        onClick={() => !check.busy && check.refresh()}
      />
    </>
  );
}
