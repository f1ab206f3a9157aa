import { Button } from '@compute-market/components/button';
import { CheckboxField } from '@compute-market/components/checkbox-field';
import { ColumnsIcon } from '@compute-market/components/icons';
import { IconButton } from '@compute-market/components/icon-button';
import { Popover } from '@compute-market/components/popover';
import { Choices, Help } from './ColumnChooser.styles';
import { optionalColumns, type OptionalColumn } from './columns';
import { messages } from './messages';

const words = messages.columns;

export interface ColumnChooserProps {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: readonly OptionalColumn[]) => void;
}

/** Puts columns away and back. Screens A2. */
export function ColumnChooser({ hidden, onChange }: ColumnChooserProps) {
  const show = (column: OptionalColumn, shown: boolean) => onChange(optionalColumns.filter((each) => (each === column ? !shown : hidden.includes(each))));
  return (
    <Popover trigger={<IconButton label={words.choose} icon={<ColumnsIcon />} variant="outline" size="md" />} title={words.choose} align="end">
      <Choices>
        {optionalColumns.map((column) => (
          <CheckboxField key={column} checked={!hidden.includes(column)} onCheckedChange={(shown) => show(column, shown)}>{words[column]}</CheckboxField>
        ))}
      </Choices>
      <Help>{words.help}</Help>
      <Button size="sm" disabled={hidden.length === 0} onClick={() => onChange([])}>{words.reset}</Button>
    </Popover>
  );
}
