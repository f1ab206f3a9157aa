import { ColumnChooser as Chooser } from '@compute-market/components/column-chooser';
import { optionalColumns, type OptionalColumn } from './columns';
import { messages } from './messages';

const words = messages.columns;
const columns = optionalColumns.map((key) => ({ key, label: words[key] }));

export interface ColumnChooserProps {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: readonly OptionalColumn[]) => void;
}

/** Puts columns of the list away and back (screens A2). */
export const ColumnChooser = ({ hidden, onChange }: ColumnChooserProps) => (
  <Chooser columns={columns} hidden={hidden} onHiddenChange={onChange} help={words.help} />
);
