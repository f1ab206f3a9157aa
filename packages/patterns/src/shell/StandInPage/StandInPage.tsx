import { Card } from '@compute-market/components/card';
import type { ReactNode } from 'react';
import { Room } from './StandInPage.styles';

interface StandInPageProps {
  title: string;
  /** Inside the console, whose frame gives the padding and the width. */
  framed?: boolean;
  children: ReactNode;
}

/** A heading and one panel, for whatever stands in the place of a page. */
export function StandInPage({ title, framed = false, children }: StandInPageProps) {
  return (
    <Room data-framed={framed || undefined}>
      <h1>{title}</h1>
      <Card>{children}</Card>
    </Room>
  );
}
