import { Card } from '@compute-market/components/card';
import { EmptyState, type EmptyStateProps } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import type { ReactNode } from 'react';

interface MissingCardProps extends Pick<EmptyStateProps, 'drawing'> {
  words: { readonly title: string; readonly help: string; readonly back: string };
  /** Where `back` leads. */
  href: string;
  /** Another way on, before `back`. */
  children?: ReactNode;
}

/** The card of a page whose subject is not there, with the way back. */
export const MissingCard = ({ words, href, drawing, children }: MissingCardProps) => (
  <Card>
    <EmptyState
      drawing={drawing}
      title={words.title}
      help={words.help}
      actions={
        <>
          {children}
          <LinkButton variant="primary" href={href}>
            {words.back}
          </LinkButton>
        </>
      }
    />
  </Card>
);
