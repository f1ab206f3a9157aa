import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { PROJECT_NAME_MAX_LENGTH } from '@compute-market/contract/constants';
import type { Project } from '@compute-market/contract/entities/project';
import { useState } from 'react';
import { AttemptDialog, useAttempt } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { projectsMessages as messages } from './messages';

interface ProjectDialogProps extends DialogControl {
  readonly project: Project;
}

/** Another name for a project; `onSave` rejects with a sentence. */
export function RenameProjectDialog({
  project,
  onSave,
  onClose,
  ...dialog
}: ProjectDialogProps & { readonly onSave: (name: string) => Promise<void> }) {
  const [name, setName] = useState(project.Name);
  const { reason, attempt } = useAttempt();
  const words = messages.renameDialog;
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={onClose}
      title={words.title}
      labels={{ confirm: words.save }}
      error={reason}
      onConfirm={() => attempt(() => onSave(name.trim()))}
    >
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
    </ConfirmDialog>
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
