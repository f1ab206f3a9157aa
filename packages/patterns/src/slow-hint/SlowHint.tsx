import { ClockIcon } from '@compute-market/components/icons';
import { slowHintMessages as messages } from './messages';
import { Place, Sentence } from './SlowHint.styles';
import { useSlow } from './useSlow';

interface SlowWordProps {
  /** Whether it is said; the place that says it stands before, so that screen readers hear it. */
  slow: boolean;
}

/** The sentence itself, where a screen keeps the time by `useSlow`. */
export const SlowWord = ({ slow }: SlowWordProps) => (
  <Place data-component="SlowHint" role="status">
    {slow && (
      <Sentence>
        <ClockIcon size={14} />
        {messages.slow}
      </Sentence>
    )}
  </Place>
);

/**
 * Under a skeleton whose data is slow: after 5 s it says so, once and politely. Mount it with the skeleton, and outside of what is `aria-busy`,
 * where screen readers would not tell of it. Only for reads and price queries, never for what somebody submitted (screens A3).
 *
 * Its words are true because the client by itself sends a read again that the network or a gateway lost (decisions 8): nobody
 * need press anything while it is shown. A read that is merely late is not sent twice: that would double the work of a server that is late already.
 */
export const SlowHint = () => <SlowWord slow={useSlow(true)} />;
