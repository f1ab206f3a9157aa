import { OfflineBanner } from '@compute-market/components/banner';
import { Button } from '@compute-market/components/button';
import { oldDataMessages as messages } from './messages';
import { Greyed, Place } from './OldData.styles';

export interface OldDataProps {
  /** Unix time of the oldest of what the page shows, seconds. */
  since: number;
  /** Reads it again; not offered where there is no network at all. */
  onRetry: (() => void) | null;
}

/** Over a page that could not be read again: how old it is. What the main region shows is greyed meanwhile (screens A3). */
export const OldData = ({ since, onRetry }: OldDataProps) => (
  <>
    <Greyed />
    <Place>
      <OfflineBanner
        dataFrom={since}
        action={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {messages.retry}
            </Button>
          )
        }
      />
    </Place>
  </>
);
