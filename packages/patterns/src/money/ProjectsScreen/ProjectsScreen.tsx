import { Card } from '@compute-market/components/card';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { Project } from '@compute-market/contract/entities/project';
import { routes } from '@compute-market/contract/routes';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { ResourceView } from '../../resource-view';
import { Budgets, type BudgetsProps } from './Budgets';
import { projectsMessages as messages } from './messages';
import { ProjectsTable, type ProjectAction } from './ProjectsTable';

export interface ProjectsScreenProps {
  /** Null: the back end knows no projects. */
  projects: Resource<readonly Project[] | null>;
  onProjectAction: (action: ProjectAction, project: Project) => void;
  budgets: BudgetsProps['budgets'];
  onAddBudget: BudgetsProps['onAdd'];
  onBudgetAction: BudgetsProps['onAction'];
  /** Reads it again. */
  onRetry: () => void;
}

const Nothing = () => (
  <EmptyState
    title={messages.empty}
    help={messages.emptyHelp}
    actions={
      <LinkButton variant="outline" href={routes.dashboard.to()}>
        {messages.openInstances}
      </LinkButton>
    }
  />
);

function Projects({
  projects,
  onProjectAction,
  onRetry,
}: Pick<ProjectsScreenProps, 'projects' | 'onProjectAction' | 'onRetry'>) {
  return (
    <ResourceView resource={projects} reading={messages.reading} lines={4} failed={messages.failed} onRetry={onRetry}>
      {(known) => {
        if (known === null) return <EmptyState title={messages.untold} />;
        return known.length === 0 ? <Nothing /> : <ProjectsTable projects={known} onAction={onProjectAction} />;
      }}
    </ResourceView>
  );
}

const hasRows = (projects: ProjectsScreenProps['projects']): boolean =>
  projects.state === 'ready' && projects.data !== null && projects.data.length > 0;

/** /console/projects: what is spent of each budget, and what each project costs this month (decisions 113, 114). */
export function ProjectsScreen(props: ProjectsScreenProps) {
  const { budgets, onAddBudget, onBudgetAction, onRetry } = props;
  return (
    <Stack gap={24}>
      <PageHead title={messages.title} help={messages.help} />
      <Budgets budgets={budgets} onAdd={onAddBudget} onAction={onBudgetAction} onRetry={onRetry} />
      <Stack as="section" gap={12} aria-labelledby="projects-title">
        <div>
          <h2 id="projects-title">{messages.projects}</h2>
          <Text as="p" size="small" tone="secondary">
            {messages.projectsHelp}
          </Text>
        </div>
        <Card padding={hasRows(props.projects) ? 'none' : undefined}>
          <Projects {...props} />
        </Card>
      </Stack>
    </Stack>
  );
}
