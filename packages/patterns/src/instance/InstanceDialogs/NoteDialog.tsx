import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { NOTE_MAX_LENGTH } from '@compute-market/contract/constants';
import { useRef, useState, type FormEvent } from 'react';
import { DialogFooter } from '../../form-dialog';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import { useSave } from './useSave';

export interface NoteDialogProps extends DialogState {
  /** The note as it is. */
  note: string;
  onSave: (note: string) => Promise<unknown>;
}

/** Renames an instance or a machine for its owner. */
export function NoteDialog({ note: before, onSave, ...state }: NoteDialogProps) {
  const [note, setNote] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  const { busy, reason, save } = useSave(() => state.onOpenChange(false));
  const words = messages.note;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!(await save(() => onSave(note.trim())))) field.current?.focus();
  };
  return (
    <Dialog
      {...state}
      title={words.title}
      sheet="auto"
      busy={busy}
      scrimCloses={false}
      initialFocus={field}
      footer={
        <DialogFooter form="instance-note" label={words.save} busy={busy} onCancel={() => state.onOpenChange(false)} />
      }
    >
      <form id="instance-note" onSubmit={(event) => void submit(event)}>
        <Field label={words.label} hint={words.help} error={reason}>
          <TextField
            ref={field}
            value={note}
            onValueChange={setNote}
            maxLength={NOTE_MAX_LENGTH}
            placeholder={words.placeholder}
            clearable
            counter
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  );
}
