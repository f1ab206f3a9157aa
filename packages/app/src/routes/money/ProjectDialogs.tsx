import { removeProject, renameProject } from '@compute-market/contract/calls/project';
import type { Project } from '@compute-market/contract/entities/project';
import {
  RemoveProjectDialog,
  RenameProjectDialog,
  type ProjectAction,
} from '@compute-market/patterns/money/ProjectsScreen';
import { api } from '../../api';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

interface ChangeProjectProps extends ChangeProps {
  readonly action: ProjectAction;
  readonly project: Project;
}

/** The dialog of one action on one project. */
export function ChangeProject({ action, project, ...props }: ChangeProjectProps) {
  const { control, done } = useDone(props);
  const project_id = project.ProjectId;
  if (action === 'rename')
    return (
      <RenameProjectDialog
        {...control}
        project={project}
        onSave={(name) => api.call(renameProject, { project_id, name }).then(done(messages.projectRenamed))}
      />
    );
  return (
    <RemoveProjectDialog
      {...control}
      project={project}
      onRemove={() => api.call(removeProject, { project_id }).then(done(messages.projectRemoved))}
    />
  );
}
