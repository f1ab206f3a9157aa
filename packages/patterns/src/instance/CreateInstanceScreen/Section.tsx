import { ChevronDownIcon } from '@compute-market/components/icons';
import { Text } from '@compute-market/components/text';
import { useBelow } from '@compute-market/components/use-media-query';
import { useId, useState, type ReactNode } from 'react';
import { Fold, Head, Row } from './Section.styles';

interface SectionProps {
  label: string;
  /** What is chosen, for the head of the folded section on a phone. */
  value: ReactNode;
  /** Unfolds it on a phone, at first or once it becomes so. */
  open?: boolean;
  /** What is wrong with the choice; it unfolds the section on a phone. */
  problem?: string | undefined;
  /** The children say themselves what is wrong, at its field. */
  saysProblem?: boolean;
  children: ReactNode;
}

/** The state of a fold. What calls for it, or is newly wrong in it, opens it; only a press closes it, so that nobody who types loses the field. */
function useFold(open: boolean, problem: string | undefined) {
  const [unfolded, setUnfolded] = useState(false);
  const [seen, setSeen] = useState<{ readonly open: boolean; readonly problem: string | undefined }>({
    open: false,
    problem: undefined,
  });
  if (seen.open !== open || seen.problem !== problem) {
    setSeen({ open, problem });
    if ((open && !seen.open) || (problem !== undefined && problem !== seen.problem)) setUnfolded(true);
  }
  return [unfolded, setUnfolded] as const;
}

/** One part of the form: label and content side by side; on a phone a fold with the choice in its head. */
export function Section({ label, value, open = false, problem, saysProblem = false, children }: SectionProps) {
  const id = useId();
  const small = useBelow('sm');
  const [unfolded, setUnfolded] = useFold(open, problem);
  const content = (
    <div>
      {children}
      {problem === undefined || saysProblem ? null : (
        <Text as="p" size="small" tone="danger" spaceAbove={4} role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
  if (!small) {
    return (
      <Row aria-labelledby={id}>
        <h2 id={id}>{label}</h2>
        {content}
      </Row>
    );
  }
  return (
    <Fold open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <Head>
        <h2>{label}</h2>
        <span>{value}</span>
        <ChevronDownIcon size={16} />
      </Head>
      {content}
    </Fold>
  );
}
