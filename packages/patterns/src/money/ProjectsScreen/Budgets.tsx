import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { PlusIcon } from '@compute-market/components/icons';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { Budget } from '@compute-market/contract/entities/budget';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { budgetMessages as messages } from './budget-messages';
import { BudgetsTable, type BudgetAction } from './BudgetsTable';

export interface BudgetsProps {
  /** Null: the back end knows no budgets. */
  budgets: Resource<readonly Budget[] | null>;
  /** Null where everything has a budget. */
  onAdd: (() => void) | null;
  onAction: (action: BudgetAction, budget: Budget) => void;
  onRetry: () => void;
}

function Content({ budgets, onAction, onRetry }: Omit<BudgetsProps, 'onAdd'>) {
  if (budgets.state === 'loading') return <Waiting label={messages.reading} lines={3} />;
  if (budgets.state === 'error')
    return <ErrorState title={messages.failed} help={budgets.reason} requestId={budgets.requestId} onRetry={onRetry} />;
  if (budgets.data === null) return <EmptyState drawing={<EmptyDrawing subject="budget" />} title={messages.untold} />;
  if (budgets.data.length === 0)
    return <EmptyState drawing={<EmptyDrawing subject="budget" />} title={messages.empty} help={messages.emptyHelp} />;
  return <BudgetsTable budgets={budgets.data} onAction={onAction} />;
}

/** 预算 of the running month, and that they only tell (decisions 114). */
export function Budgets({ onAdd, ...props }: BudgetsProps) {
  const { budgets } = props;
  const known = budgets.state === 'ready' && budgets.data !== null ? budgets.data : null;
  return (
    <Stack as="section" gap={12} aria-labelledby="budgets-title">
      <Cluster gap={12} align="baseline" justify="between">
        <div>
          <h2 id="budgets-title">{messages.title}</h2>
          <Text as="p" size="small" tone="secondary">
            {messages.help}
          </Text>
        </div>
        {known !== null && onAdd !== null && (
          <Button variant="outline" icon={<PlusIcon size={14} />} onClick={onAdd}>
            {messages.add}
          </Button>
        )}
      </Cluster>
      <Card padding={known !== null && known.length > 0 ? 'none' : undefined}>
        <Content {...props} />
      </Card>
    </Stack>
  );
}
