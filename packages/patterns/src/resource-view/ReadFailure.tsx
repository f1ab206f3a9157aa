import { ErrorState, type ErrorStateProps } from '@compute-market/components/error-state';
import type { ReactNode } from 'react';
import type { FailedResource } from '../resource';

export interface ReadFailureProps extends Pick<ErrorStateProps, 'compact' | 'actions'> {
  failure: FailedResource;
  /** What could not be read, over the reason; a function says both in one sentence. */
  title: string | ((reason: string) => string);
  /** Under a title of one sentence. */
  help?: ReactNode;
  onRetry: () => void;
}

/** Why a resource could not be read, with the number that support finds the request by, and the way to read it again. */
export const ReadFailure = ({ failure: { reason, requestId }, title, help, ...state }: ReadFailureProps) => (
  <ErrorState
    title={typeof title === 'string' ? title : title(reason)}
    help={typeof title === 'string' ? reason : help}
    requestId={requestId}
    {...state}
  />
);
