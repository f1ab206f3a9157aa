import { ScreenThumbnail } from '@compute-market/components/screen-thumbnail';
import type { Instance } from '@compute-market/contract/entities/instance';
import { titleOf } from '../../instance-facts';
import { RefusalAlert } from '../../retry-alert';
import type { Asked } from './useAsked';
import type { ScreenShot } from './operations';

interface LiveScreenProps {
  instance: Instance;
  asked: Asked<ScreenShot>;
}

/** What a machine shows now, large; a refusal says why above what was seen last. */
export const LiveScreen = ({ instance, asked: { answer, reason, busy, refresh } }: LiveScreenProps) => (
  <>
    {reason !== undefined && !busy && <RefusalAlert reason={reason} />}
    <ScreenThumbnail
      name={titleOf(instance)}
      size="full"
      src={answer?.image}
      state={busy ? 'loading' : answer === undefined ? 'failed' : 'ready'}
      takenAt={answer?.time || undefined}
      onRefresh={refresh}
    />
  </>
);
