import { getProjects } from '@compute-market/contract/calls/project';
import type { Project } from '@compute-market/contract/entities/project';
import { ProjectsScreen, type ProjectAction } from '@compute-market/patterns/money/ProjectsScreen';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { settle, useResult } from '../result';
import { useRefresh } from '../useRefresh';
import { ChangeProject } from './ProjectDialogs';

/** Null where the back end knows no projects (decisions 40). */
const readProjects = async (options: CallOptions): Promise<readonly Project[] | null> =>
  (await knownOrNull(api.call(getProjects, {}, options)))?.List ?? null;

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({
  projects: settle(readProjects({ signal })),
});

export function Component() {
  const projects = useResult(useLoaderData<typeof loader>().projects);
  const { refresh } = useRefresh();
  const [changed, setChanged] = useState<{ action: ProjectAction; project: Project } | null>(null);
  return (
    <>
      <ProjectsScreen
        projects={projects}
        onProjectAction={(action, project) => setChanged({ action, project })}
        onRetry={refresh}
      />
      {changed && <ChangeProject {...changed} onChanged={refresh} onClosed={() => setChanged(null)} />}
    </>
  );
}
