import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import type { Labels } from '../../words';
import { Dash } from '../Dash/Dash';
import { statCardMessages } from './messages';
import { Head, Label, Note, Root, Value, ValueLine } from './StatCard.styles';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is counted: 待结算. It names the card. */
  label: ReactNode;
  /** At the right of the label: an InfoTip, a Tag. */
  labelEnd?: ReactNode;
  /** Money, Num or Percent, in size `figure` where they have one. */
  value?: ReactNode;
  /** At the right of the value: a Sparkline, a gauge, 去续费. */
  aside?: ReactNode;
  /** Under the value: how it came about, or what it is compared with. */
  note?: ReactNode;
  /** `quiet` for what is only expected, `warning` and `danger` for what asks for action. */
  tone?: 'plain' | 'quiet' | 'warning' | 'danger';
  /** `failed` keeps the place, shows a dash and offers another try. */
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof statCardMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One number of a page in a card of its own, which is loaded by itself. Numbers that belong together stand in a FigureStrip.
 *
 * - It MUST keep its height in every state, and show a dash with 重试 when the number could not be had.
 * - The parent MUST say in the note what the number is compared with or made of.
 */
export function StatCard({
  label,
  labelEnd,
  value,
  aside,
  note,
  tone = 'plain',
  state = 'ready',
  onRetry,
  labels,
  ...rest
}: StatCardProps) {
  const words = useWords('statCard', statCardMessages, labels);
  const id = useId();
  const failed = state === 'failed';
  return (
    <Root
      data-component="StatCard"
      role="group"
      data-tone={state === 'ready' ? tone : 'quiet'}
      data-state={state}
      aria-labelledby={id}
      aria-busy={state === 'loading' || undefined}
      {...rest}
    >
      <Head>
        <Label id={id}>{label}</Label>
        {labelEnd}
      </Head>
      <ValueLine>
        <Value data-part="value">
          {state === 'loading' ? <Skeleton width={120} height={24} /> : failed ? <Dash /> : value}
        </Value>
        {state === 'ready' ? aside : null}
      </ValueLine>
      <Note data-part="note" role={failed ? 'status' : undefined}>
        {state === 'loading' ? (
          <Skeleton width={96} />
        ) : failed ? (
          <>
            {words.failed}
            {onRetry && (
              <Button variant="text" size="sm" onClick={onRetry}>
                {words.retry}
              </Button>
            )}
          </>
        ) : (
          note
        )}
      </Note>
    </Root>
  );
}
