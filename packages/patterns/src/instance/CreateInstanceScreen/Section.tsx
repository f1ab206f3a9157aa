import { ChevronDownIcon } from '@compute-market/components/icons';
import { Text } from '@compute-market/components/text';
import { useBelow } from '@compute-market/components/use-media-query';
import { useId, type ReactNode } from 'react';
import { Fold, Head, Row } from './Section.styles';

interface SectionProps {
  label: string;
  /** What is chosen, for the head of the folded section on a phone. */
  value: ReactNode;
  /** Unfolded at first on a phone. */
  open?: boolean;
  /** What is wrong with the choice. */
  problem?: string | undefined;
  children: ReactNode;
}

/** One part of the form: label and content side by side; on a phone a fold with the choice in its head. */
export function Section({ label, value, open = false, problem, children }: SectionProps) {
  const id = useId();
  const small = useBelow('sm');
  const content = (
    <div>
      {children}
      {problem === undefined ? null : (
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
    <Fold open={open || problem !== undefined}>
      <Head>
        <h2>{label}</h2>
        <span>{value}</span>
        <ChevronDownIcon size={16} />
      </Head>
      {content}
    </Fold>
  );
}
