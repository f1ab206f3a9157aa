import { Card, type CardProps } from '@compute-market/components/card';
import type { ReactNode } from 'react';
import type { Resource } from '../resource';
import { Waiting } from '../slow-hint';
import { ReadFailure, type ReadFailureProps } from './ReadFailure';

interface ResourceViewProps<Data> extends Omit<ReadFailureProps, 'failure' | 'title'> {
  resource: Resource<Data>;
  /** What is being read, for screen readers. */
  reading: string;
  /** Lines of text that stand for the data. */
  lines: number;
  /** What stands for the data has a card of its own; the padding is that of its skeleton. */
  card?: CardProps['padding'];
  failed: ReadFailureProps['title'];
  children: (data: Data) => ReactNode;
}

/** Data of a screen or a card, or what stands for it: a skeleton while it is read for the first time, and why it could not be read. */
export function ResourceView<Data>({
  resource,
  reading,
  lines,
  card,
  failed,
  children,
  ...failure
}: ResourceViewProps<Data>) {
  if (resource.state === 'ready') return children(resource.data);
  const isLoading = resource.state === 'loading';
  const standIn = isLoading ? (
    <Waiting label={reading} lines={lines} />
  ) : (
    <ReadFailure failure={resource} title={failed} {...failure} />
  );
  return card === undefined ? standIn : <Card padding={isLoading ? card : 'md'}>{standIn}</Card>;
}
