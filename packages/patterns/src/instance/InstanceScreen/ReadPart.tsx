import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Skeleton } from '@compute-market/components/skeleton';
import { Table, type TableProps } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import { Tooltip } from '@compute-market/components/tooltip';
import type { FocusEvent, ReactNode, Ref } from 'react';
import type { Resource } from '../../resource';
import { ActionButton } from '../../row-action';
import { FramedCards, Part } from './InstanceScreen.styles';
import { messages } from './messages';

export interface ReadPartProps {
  title: string;
  /** How many of how many, beside the title. */
  count?: string | undefined;
  /** What can be done to the part as a whole. */
  action?: ReactNode;
  state: Resource<unknown>['state'];
  /** Where it could not be read, as a sentence. */
  failed: string;
  /** Where there is none, as a sentence; null where there are some. */
  empty: string | null;
  onRetry: () => void;
  onFocus?: (event: FocusEvent) => void;
  children?: ReactNode;
}

/** A part of the page that is read by itself: its head, and what stands there while it is read, could not be read, or holds nothing. */
export function ReadPart({ title, count, action, state, failed, empty, onRetry, onFocus, children }: ReadPartProps) {
  return (
    <Part aria-label={title} onFocus={onFocus}>
      <Cluster gap={12} rowGap={4} align="center" justify="between">
        <Cluster as="span" gap={8} rowGap={4} align="baseline" inline>
          <h3>{title}</h3>
          {count !== undefined && (
            <Text size="small" tone="secondary">
              {count}
            </Text>
          )}
        </Cluster>
        {action}
      </Cluster>
      {state === 'loading' && <Skeleton lines={1} />}
      {state === 'error' && (
        <Text size="small" tone="secondary">
          {failed}{' '}
          <ActionButton type="button" onClick={onRetry}>
            {messages.retryPart}
          </ActionButton>
        </Text>
      )}
      {state === 'ready' && empty !== null && (
        <Text size="small" tone="secondary">
          {empty}
        </Text>
      )}
      {children}
    </Part>
  );
}

interface PartActionProps {
  children: string;
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  onAct: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button in the head of a part, which says why it does nothing. */
export function PartAction({ children, reason, onAct, ref }: PartActionProps) {
  const button = (
    <Button ref={ref} size="sm" variant="outline" onClick={onAct}>
      {children}
    </Button>
  );
  return reason === null ? button : <Tooltip disabledReason={reason}>{button}</Tooltip>;
}

/** That something in a part is being changed. */
export const PartChanging = ({ children }: { readonly children: string }) => (
  <Text size="small" tone="secondary" role="status">
    {children}
  </Text>
);

type PartTableProps<Row> = Pick<TableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'minWidth' | 'card'>;

/** The rows of a part, where it has any; cards on a phone. */
export const PartTable = <Row,>(props: PartTableProps<Row>) =>
  props.rows.length > 0 && (
    <FramedCards>
      <Table rowHeight={36} {...props} />
    </FramedCards>
  );
