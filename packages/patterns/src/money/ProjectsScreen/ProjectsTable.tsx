import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Num } from '@compute-market/components/num';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { Project } from '@compute-market/contract/entities/project';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { CardLine, CardRoot } from '../../record-list';
import { ActionButton, ActionRow } from '../../row-action';
import { dashboardQuery } from '../../instance/DashboardScreen/dashboard-query';
import { expenseQuery } from '../ExpenseScreen/expense-query';
import { actionsColumn, figureColumn } from '../../table-columns';
import { projectsMessages as messages } from './messages';

export type ProjectAction = 'rename' | 'remove';
type Act = (action: ProjectAction, project: Project) => void;

const { columns: words } = messages;

/** Instances of a project in every state: those that are over have cost something too. */
const instancesOf = ({ Name, InstanceNum }: Project) => (
  <Link
    href={routes.dashboard.to(
      dashboardQuery.parameters({ ...dashboardQuery.blank, project: Name, status: INSTANCE_STATUS_FILTER.all }),
    )}
    aria-label={messages.instancesOf(Name, InstanceNum)}
  >
    <Num value={InstanceNum} />
  </Link>
);

const spentOf = ({ Name, MonthAmount }: Project) => (
  <Link
    href={routes.expenseDetail.to(expenseQuery.parameters({ ...expenseQuery.blank, project: Name }))}
    aria-label={`${formatMoney(fenFromYuan(MonthAmount))} ${messages.costsOf(Name)}`}
  >
    <Money fen={fenFromYuan(MonthAmount)} />
  </Link>
);

const Actions = ({ project, onAction }: { project: Project; onAction: Act }) => (
  <ActionRow data-align="end">
    {(['rename', 'remove'] as const).map((action) => (
      <ActionButton
        key={action}
        type="button"
        data-tone={action === 'remove' ? 'danger' : undefined}
        aria-label={messages[`${action}Of`](project.Name)}
        onClick={() => onAction(action, project)}
      >
        {messages[action]}
      </ActionButton>
    ))}
  </ActionRow>
);

const columnsOf = (onAction: Act): readonly TableColumn<Project>[] => [
  { key: 'name', header: words.name, rowHeader: true, cell: ({ Name }) => Name },
  figureColumn('instances', words.instances, instancesOf, { width: 96 }),
  figureColumn('spent', words.spent, spentOf, { width: 160 }),
  actionsColumn((project) => <Actions project={project} onAction={onAction} />, { width: 140 }),
];

/** The projects of an account with what each cost this month, and what can be done to them. */
export const ProjectsTable = ({ projects, onAction }: { projects: readonly Project[]; onAction: Act }) => (
  <Table
    caption={messages.caption}
    columns={columnsOf(onAction)}
    rows={projects}
    rowKey={({ ProjectId }) => String(ProjectId)}
    card={(project) => (
      <CardRoot>
        <CardLine>
          <strong>{project.Name}</strong>
          {spentOf(project)}
        </CardLine>
        <CardLine>
          <span>
            {words.instances} {instancesOf(project)}
          </span>
          <Actions project={project} onAction={onAction} />
        </CardLine>
      </CardRoot>
    )}
  />
);
