import { Button } from '@compute-market/components/button';
import { DownloadIcon } from '@compute-market/components/icons';
import { ScreenThumbnail } from '@compute-market/components/screen-thumbnail';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import { titleOf, useActionReasons } from '../../instance-facts';
import type { InstanceOperations } from '../InstanceDialogs';
import { LiveScreen } from '../InstanceDialogs/LiveScreen';
import { saveScreenshot } from '../InstanceDialogs/save-screenshot';
import { useAsked } from '../InstanceDialogs/useAsked';
import { Content, Shot } from './InstanceScreen.styles';
import { messages } from './messages';

const words = messages.screen;
type Props = { instance: Instance; operations: InstanceOperations };

function Live({ instance, operations }: Props) {
  const asked = useAsked(() => operations.takeScreenshot(instance));
  const shot = asked.answer;
  return (
    <Shot>
      <LiveScreen {...{ instance, asked }} />
      <Text size="small" tone="secondary">
        {words.help}
      </Text>
      <Button
        icon={<DownloadIcon size={14} />}
        disabled={shot === undefined}
        onClick={() => shot && saveScreenshot(instance, shot)}
      >
        {words.download}
      </Button>
    </Shot>
  );
}

/** What its screen shows, large. */
export function ScreenTab(props: Props) {
  const { refusal, blocked } = useActionReasons();
  const isBlocked = blocked('screenshot', props.instance) !== null;
  return (
    <Content>
      {isBlocked ? (
        <Shot>
          <ScreenThumbnail name={titleOf(props.instance)} size="full" state="unavailable" />
          <Text size="small" tone="secondary">
            {refusal('screenshot', props.instance) ?? words.off}
          </Text>
        </Shot>
      ) : (
        <Live {...props} />
      )}
    </Content>
  );
}
