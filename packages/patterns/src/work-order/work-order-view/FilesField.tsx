import { Field } from '@compute-market/components/field';
import { FileDrop, type FileDropProps } from '@compute-market/components/file-drop';
import { workOrderViewMessages as messages } from './messages';

/** Files beside the words of a ticket or a reply. */
export const FilesField = (files: FileDropProps) => (
  <Field label={messages.files} hint={messages.fileKinds} optional group>
    <FileDrop {...files} />
  </Field>
);
