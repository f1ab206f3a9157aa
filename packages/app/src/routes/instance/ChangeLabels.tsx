import { setLabels } from '@compute-market/contract/calls/project';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Labels } from '@compute-market/contract/entities/project';
import { LabelsDialog, type LabelsChange } from '@compute-market/patterns/instance/LabelsDialog';
import { api } from '../../api';
import { useDone, type ChangeProps } from '../useDone';
import { instanceRouteMessages as messages } from './messages';

interface ChangeLabelsProps extends ChangeProps {
  readonly instances: readonly Instance[];
  /** What there is to choose from; null while it is not known. */
  readonly labels: Labels | null;
}

/** The dialog of projects and tags, and what saves it. */
export function ChangeLabels({ instances, labels, ...props }: ChangeLabelsProps) {
  const { control, done } = useDone(props);
  const save = async ({ project, added, removed }: LabelsChange) => {
    await api.call(setLabels, {
      instance_names: instances.map(({ Container_name }) => Container_name),
      project,
      add_tags: [...added],
      remove_tags: [...removed],
    });
    done(messages.labelsChanged)();
  };
  return <LabelsDialog {...control} instances={instances} projects={labels?.Projects ?? []} onSave={save} />;
}
