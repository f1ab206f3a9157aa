import { Button } from '@compute-market/components/button';
import { CircleCheckIcon } from '@compute-market/components/icons';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import { TickRing } from '@compute-market/components/tick-ring';
import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import type { ScanState } from '../scan-state';
import { formatCountdownClock } from '@compute-market/contract/rules/time';
import { scanCodeMessages as messages } from './messages';
import { Code, Cover, Square } from './ScanCode.styles';

/** The steps in which there is a code, or a place for it; the others are the host's to tell. */
export type ShownScan = Exclude<ScanState, { step: 'refused' | 'notBound' }>;

export interface ScanCodeProps {
  scan: ShownScan;
  /** Name of the picture, and what the person is asked to do with it. */
  words: { readonly code: string; readonly waiting: string; readonly done: string };
  onRefresh: () => void;
}

const sayings = (words: ScanCodeProps['words']): Record<ShownScan['step'], string> => ({
  ...messages,
  idle: messages.loading,
  waiting: words.waiting,
  done: words.done,
});

/** A code to scan in the ring of its five minutes, and a line that tells where the scan stands. */
export function ScanCode({ scan, words, onRefresh }: ScanCodeProps) {
  const { step } = scan;
  const left = step === 'waiting' || step === 'scanned' ? scan.secondsLeft : 0;
  return (
    <Stack align="center" data-state={step}>
      <TickRing size={256} secondsLeft={left} totalSeconds={QR_VALID_SECONDS} dead={left === 0}>
        <Square>
          {(step === 'idle' || step === 'loading') && <Skeleton shape="block" width={180} height={180} />}
          {(step === 'waiting' || step === 'scanned') && (
            <Code
              src={scan.code.image}
              alt={words.code}
              width={180}
              height={180}
              data-dim={step === 'scanned' || undefined}
            />
          )}
          {(step === 'scanned' || step === 'done') && (
            <Cover>
              <CircleCheckIcon size={48} />
            </Cover>
          )}
          {step === 'expired' && (
            <Button variant="outline" onClick={onRefresh}>
              {messages.refresh}
            </Button>
          )}
        </Square>
      </TickRing>
      <Text as="p" tone="strong" spaceAbove={16} role="status">
        {sayings(words)[step]}
      </Text>
      {step === 'waiting' && (
        <Text as="p" size="small" tone="tertiary">
          {messages.left(formatCountdownClock(left))}
        </Text>
      )}
    </Stack>
  );
}
