import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { PROJECT_NAME_MAX_LENGTH } from '@compute-market/contract/constants';
import type { Project } from '@compute-market/contract/entities/project';
import { useState } from 'react';
import { AttemptDialog } from '../../attempt-dialog';
import { AttemptForm, type DialogControl } from '../../form-dialog';
import { projectsMessages as messages } from './messages';

interface ProjectDialogProps extends DialogControl {
  readonly project: Project;
}

/** Another name for a project; `onSave` rejects with a sentence. */
export function RenameProjectDialog({
  project,
  onSave,
  ...dialog
}: ProjectDialogProps & { readonly onSave: (name: string) => Promise<void> }) {
  const [name, setName] = useState(project.Name);
  const words = messages.renameDialog;
  return (
    <AttemptForm {...dialog} title={words.title} submitLabel={words.save} onAttempt={() => onSave(name.trim())}>
      <Field label={words.name}>
        <TextField
          value={name}
          onValueChange={setName}
          maxLength={PROJECT_NAME_MAX_LENGTH}
          clearable
          counter
          autoComplete="off"
        />
      </Field>
    </AttemptForm>
  );
}

/** Says what becomes of its instances and charges first; `onRemove` rejects with a sentence. */
export function RemoveProjectDialog({
  project,
  onRemove,
  ...dialog
}: ProjectDialogProps & { readonly onRemove: () => Promise<void> }) {
  const words = messages.removeDialog;
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={words.title(project.Name)}
      description={words.text(project.InstanceNum)}
      labels={{ confirm: words.confirm }}
      onAttempt={onRemove}
    />
  );
}
