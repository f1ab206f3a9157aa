import { removeProject, renameProject } from '@compute-market/contract/calls/project';
import type { Project } from '@compute-market/contract/entities/project';
import {
  RemoveProjectDialog,
  RenameProjectDialog,
  type ProjectAction,
} from '@compute-market/patterns/money/ProjectsScreen';
import { api } from '../../api';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { moneyRouteMessages as messages } from './messages';

interface ChangeProjectProps extends ClosingProps {
  readonly action: ProjectAction;
  readonly project: Project;
  readonly onChanged: () => void;
}

/** The dialog of one action on one project. */
export function ChangeProject({ action, project, onChanged, ...props }: ChangeProjectProps) {
  const control = useClosing(props);
  const project_id = project.ProjectId;
  const done = (said: string) => {
    control.onClose();
    showSuccess(said);
    onChanged();
  };
  if (action === 'rename')
    return (
      <RenameProjectDialog
        {...control}
        project={project}
        onSave={(name) => api.call(renameProject, { project_id, name }).then(() => done(messages.projectRenamed))}
      />
    );
  return (
    <RemoveProjectDialog
      {...control}
      project={project}
      onRemove={() => api.call(removeProject, { project_id }).then(() => done(messages.projectRemoved))}
    />
  );
}
