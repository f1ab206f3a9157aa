import { Sparkline } from '@compute-market/components/sparkline';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { aheadHref } from './ahead';
import { CourseLink } from './BalanceCourse.styles';
import { runwayMessages as messages } from './messages';

/** px. */
const size = { width: 56, height: 16 };

/**
 * What can be spent at the end of each of the days ahead, in the space of a word; it leads to the same days on 充值 (decisions 86, 142).
 * Left out where there are no two days to draw a line between.
 */
export function BalanceCourse({ runway }: { readonly runway: Pick<Runway, 'Ahead' | 'Short'> }) {
  const values = runway.Ahead.Days.map(({ Left }) => fenFromYuan(Left));
  if (values.length < 2) return null;
  return (
    <CourseLink href={aheadHref}>
      <Sparkline
        label={messages.left}
        values={values}
        scale={[0, Math.max(...values)]}
        tone={runway.Short === null ? 'action' : 'danger'}
        {...size}
      />
    </CourseLink>
  );
}
