import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { DownloadIcon } from '@compute-market/components/icons';
import { Stack } from '@compute-market/components/stack';
import type { Instance } from '@compute-market/contract/entities/instance';
import { titleOf } from '../../instance-facts';
import type { DialogState } from './dialog-state';
import { LiveScreen } from './LiveScreen';
import { messages } from './messages';
import type { ScreenShot } from './operations';
import { saveScreenshot } from './save-screenshot';
import { useAsked } from './useAsked';

const words = messages.screenshot;

interface ScreenshotDialogProps extends DialogState {
  instance: Instance;
  onTake: () => Promise<ScreenShot>;
}

/** What the screen of a machine shows, to look at again and to save. */
export function ScreenshotDialog({ instance, onTake, ...state }: ScreenshotDialogProps) {
  const asked = useAsked(onTake);
  const shot = asked.answer;
  return (
    <Dialog
      {...state}
      size="lg"
      title={words.title}
      description={titleOf(instance)}
      footer={
        <>
          <Button onClick={() => state.onOpenChange(false)}>{words.close}</Button>
          <Button
            icon={<DownloadIcon size={14} />}
            disabled={shot === undefined}
            onClick={() => shot && saveScreenshot(instance, shot)}
          >
            {words.download}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <LiveScreen {...{ instance, asked }} />
      </Stack>
    </Dialog>
  );
}
