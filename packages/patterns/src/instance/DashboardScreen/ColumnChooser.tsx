import { ColumnChooser as Chooser } from '@compute-market/components/column-chooser';
import { optionalColumns, type OptionalColumn } from './columns';
import { messages } from './messages';

const words = messages.columns;

export interface ColumnChooserProps {
  hidden: readonly OptionalColumn[];
  /** Whether any row is in a project or has a tag. */
  showsLabels: boolean;
  onChange: (hidden: readonly OptionalColumn[]) => void;
}

/** Puts columns of the list away and back (screens A2). */
export const ColumnChooser = ({ hidden, showsLabels, onChange }: ColumnChooserProps) => (
  <Chooser
    columns={optionalColumns
      .filter((key) => key !== 'labels' || showsLabels)
      .map((key) => ({ key, label: words[key] }))}
    hidden={hidden}
    onHiddenChange={onChange}
    help={words.help}
  />
);
