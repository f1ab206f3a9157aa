import type { Words } from '../../words';
import type { gpuCardMessages } from './messages';
import { Link } from '../../actions/Link/Link';
import { Count, Counts, CountsLabel } from './GpuCard.styles';
import type { GpuCardCount } from './gpu-card-props';
import { Refused } from './Refused';

interface CardCountsProps {
  words: Words<typeof gpuCardMessages>;
  counts: readonly GpuCardCount[];
  soldOut: boolean;
  countHref: ((count: number) => string) | undefined;
  describedBy: string;
}

/** How many cards one rental may have. A possible count leads to the order; an impossible one is struck and says why. */
export function CardCounts({ counts, soldOut, countHref, describedBy, words }: CardCountsProps) {
  if (counts.length === 0) return null;
  return (
    <Counts role="group" aria-label={words.counts}>
      <CountsLabel aria-hidden>{words.counts}</CountsLabel>
      {counts.map(({ count, reason = soldOut ? words.soldOut : undefined }) => {
        const label = words.count(count);
        if (reason !== undefined) {
          return (
            <Refused key={count} reason={reason}>
              {(refusal) => (
                <Count as="button" type="button" data-impossible="" aria-label={label} {...refusal}>
                  {count}
                </Count>
              )}
            </Refused>
          );
        }
        return countHref === undefined ? (
          <Count key={count} as="span">
            {count}
          </Count>
        ) : (
          <Count key={count} as={Link} href={countHref(count)} aria-label={label} aria-describedby={describedBy}>
            {count}
          </Count>
        );
      })}
    </Counts>
  );
}
