import { Skeleton } from '@compute-market/components/skeleton';
import { SlowHint } from './SlowHint';

interface WaitingProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** Lines of text that stand for it. */
  lines: number;
}

/** Text that is read for the first time: its skeleton, and under it the word that it is slow (screens A3). */
export const Waiting = ({ label, lines }: WaitingProps) => (
  <div>
    <div role="status" aria-label={label}>
      <Skeleton lines={lines} />
    </div>
    <SlowHint />
  </div>
);
