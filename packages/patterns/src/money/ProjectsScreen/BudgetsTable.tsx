import { Link } from '@compute-market/components/link';
import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import type { Budget } from '@compute-market/contract/entities/budget';
import { budgetPercent } from '@compute-market/contract/rules/budget';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { CardLine, CardRoot } from '../../record-list';
import { ActionButton, ActionRow } from '../../row-action';
import { actionsColumn, figureColumn, sumColumn } from '../../table-columns';
import { budgetMessages as messages } from './budget-messages';
import { costsHref, subjectName } from './budget-view';
import { Used } from './ProjectsScreen.styles';

export type BudgetAction = 'change' | 'remove';
type Act = (action: BudgetAction, budget: Budget) => void;

const { columns: words } = messages;

const spentOf = (budget: Budget) => (
  <Link
    href={costsHref(budget)}
    aria-label={`${formatMoney(fenFromYuan(budget.Spent))} ${messages.costsOf(subjectName(budget))}`}
  >
    <Money fen={fenFromYuan(budget.Spent)} />
  </Link>
);

/** How much is spent: the bar and the percent beside it. */
function Usage({ budget }: { budget: Budget }) {
  const [spent, amount] = [fenFromYuan(budget.Spent), fenFromYuan(budget.Amount)];
  const percent = budgetPercent({ spent, amount });
  return (
    <Used>
      <Meter
        label={messages.meter(subjectName(budget))}
        value={spent}
        max={amount}
        valueText={messages.used(formatMoney(spent), formatMoney(amount))}
      />
      <span>{messages.percent(percent)}</span>
      {percent >= 100 && <Tag tone="err">{messages.over}</Tag>}
    </Used>
  );
}

const Actions = ({ budget, onAction }: { budget: Budget; onAction: Act }) => (
  <ActionRow data-align="end">
    {(['change', 'remove'] as const).map((action) => (
      <ActionButton
        key={action}
        type="button"
        data-tone={action === 'remove' ? 'danger' : undefined}
        aria-label={messages[`${action}Of`](subjectName(budget))}
        onClick={() => onAction(action, budget)}
      >
        {messages[action]}
      </ActionButton>
    ))}
  </ActionRow>
);

const columnsOf = (onAction: Act): readonly TableColumn<Budget>[] => [
  { key: 'of', header: words.of, rowHeader: true, cell: subjectName },
  figureColumn('spent', words.spent, spentOf, { width: 130 }),
  sumColumn('amount', words.amount, ({ Amount }) => Amount, { width: 130 }),
  { key: 'used', header: words.used, width: 260, cell: (budget) => <Usage budget={budget} /> },
  actionsColumn((budget) => <Actions budget={budget} onAction={onAction} />, { width: 120 }),
];

/** The budgets of the running month and how far each is spent. */
export const BudgetsTable = ({ budgets, onAction }: { budgets: readonly Budget[]; onAction: Act }) => (
  <Table
    caption={messages.caption}
    columns={columnsOf(onAction)}
    rows={budgets}
    rowKey={({ BudgetId }) => String(BudgetId)}
    minWidth={760}
    card={(budget) => (
      <CardRoot>
        <CardLine>
          <strong>{subjectName(budget)}</strong>
          <Actions budget={budget} onAction={onAction} />
        </CardLine>
        <CardLine>
          {spentOf(budget)}
          <span>
            {words.amount} <Money fen={fenFromYuan(budget.Amount)} />
          </span>
        </CardLine>
        <Usage budget={budget} />
      </CardRoot>
    )}
  />
);
