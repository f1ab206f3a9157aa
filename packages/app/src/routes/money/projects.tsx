import { getBudgets } from '@compute-market/contract/calls/budget';
import { getProjects } from '@compute-market/contract/calls/project';
import type { Budget } from '@compute-market/contract/entities/budget';
import type { Project } from '@compute-market/contract/entities/project';
import {
  freeSubjects,
  ProjectsScreen,
  type BudgetAction,
  type ProjectAction,
} from '@compute-market/patterns/money/ProjectsScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { settle, useResult } from '../result';
import { useRefresh } from '../useRefresh';
import { ChangeBudget, SetBudget } from './BudgetDialogs';
import { readSubAccountNames } from './expense-data';
import { ChangeProject } from './ProjectDialogs';

/** Null where the back end knows no projects (decisions 40). */
const readProjects = async (options: CallOptions): Promise<readonly Project[] | null> =>
  (await knownOrNull(api.call(getProjects, {}, options)))?.List ?? null;

/** Null where the back end knows no budgets (decisions 40). */
const readBudgets = async (options: CallOptions): Promise<readonly Budget[] | null> =>
  (await knownOrNull(api.call(getBudgets, {}, options)))?.List ?? null;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    projects: settle(readProjects(options)),
    budgets: settle(readBudgets(options)),
    subAccounts: settle(readSubAccountNames(options)),
  };
}

type Asked =
  | { readonly of: 'new' }
  | { readonly of: 'budget'; readonly action: BudgetAction; readonly budget: Budget }
  | { readonly of: 'project'; readonly action: ProjectAction; readonly project: Project };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const projects = useResult(data.projects);
  const budgets = useResult(data.budgets);
  const subAccounts = useResult(data.subAccounts);
  const { refresh } = useRefresh();
  const [asked, setAsked] = useState<Asked | null>(null);
  const subjects = freeSubjects(dataOf(budgets) ?? [], dataOf(projects) ?? [], dataOf(subAccounts) ?? []);
  const change = { onChanged: refresh, onClosed: () => setAsked(null) };
  return (
    <>
      <ProjectsScreen
        projects={projects}
        onProjectAction={(action, project) => setAsked({ of: 'project', action, project })}
        budgets={budgets}
        onAddBudget={subjects.length === 0 ? null : () => setAsked({ of: 'new' })}
        onBudgetAction={(action, budget) => setAsked({ of: 'budget', action, budget })}
        onRetry={refresh}
      />
      {asked?.of === 'project' && <ChangeProject {...change} action={asked.action} project={asked.project} />}
      {asked?.of === 'budget' && <ChangeBudget {...change} action={asked.action} budget={asked.budget} />}
      {asked?.of === 'new' && <SetBudget {...change} budget={null} subjects={subjects} />}
    </>
  );
}
