import { setLabels } from '@compute-market/contract/calls/project';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Labels } from '@compute-market/contract/entities/project';
import { LabelsDialog, type LabelsChange } from '@compute-market/patterns/instance/LabelsDialog';
import { api } from '../../api';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { instanceRouteMessages as messages } from './messages';

interface ChangeLabelsProps extends ClosingProps {
  readonly instances: readonly Instance[];
  /** What there is to choose from; null while it is not known. */
  readonly labels: Labels | null;
  readonly onChanged: () => void;
}

/** The dialog of projects and tags, and what saves it. */
export function ChangeLabels({ instances, labels, onChanged, ...props }: ChangeLabelsProps) {
  const control = useClosing(props);
  const save = async ({ project, added, removed }: LabelsChange) => {
    await api.call(setLabels, {
      instance_names: instances.map(({ Container_name }) => Container_name),
      project,
      add_tags: [...added],
      remove_tags: [...removed],
    });
    control.onClose();
    showSuccess(messages.labelsChanged);
    onChanged();
  };
  return <LabelsDialog {...control} instances={instances} projects={labels?.Projects ?? []} onSave={save} />;
}
