import type { Resource } from '../resource';
import { ReadFailure, type ReadFailureProps } from './ReadFailure';

/** What a table shows of a resource beside its rows: that they are read, and, where a title is given, why they could not be. */
export const tableState = (resource: Resource<unknown>, failed?: Omit<ReadFailureProps, 'failure' | 'compact'>) => ({
  loading: resource.state === 'loading',
  refreshing: resource.state === 'ready' && resource.refreshing,
  error: failed && resource.state === 'error' && <ReadFailure compact failure={resource} {...failed} />,
});
