import type { ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { ColumnsIcon } from '../../icons/ColumnsIcon';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField';
import { Popover, type PopoverProps } from '../../overlays/Popover/Popover';
import type { Labels } from '../../words';
import { Choices, Foot, Help } from './ColumnChooser.styles';
import { columnChooserMessages } from './messages';

export interface ChoosableColumn<Key extends string = string> {
  key: Key;
  label: ReactNode;
}

export interface ColumnChooserProps<Key extends string = string>
  extends Omit<PopoverProps, 'trigger' | 'title' | 'children' | 'hidden'> {
  /** The columns that can be put away, in the order of the table. Those that always stand are not listed. */
  columns: readonly ChoosableColumn<Key>[];
  /** Keys of those put away. */
  hidden: readonly Key[];
  /** Asked with all that are to be hidden, in the order of the columns; the caller remembers them. */
  onHiddenChange: (hidden: readonly Key[]) => void;
  /** Which columns always stand. */
  help?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof columnChooserMessages>;
}

/**
 * Puts columns of a table away and back.
 *
 * It MUST tell the whole new choice at once and keep nothing itself. The consumer MUST remember the choice, MUST hand it to the table, and
 * MUST leave the column that names a row out of the list.
 */
export function ColumnChooser<Key extends string = string>({
  columns,
  hidden,
  onHiddenChange,
  help,
  labels,
  align = 'end',
  ...rest
}: ColumnChooserProps<Key>) {
  const words = useWords('columnChooser', columnChooserMessages, labels);
  const show = (column: Key, shown: boolean) =>
    onHiddenChange(columns.map(({ key }) => key).filter((key) => (key === column ? !shown : hidden.includes(key))));
  return (
    <Popover
      data-component="ColumnChooser"
      trigger={<IconButton label={words.choose} icon={<ColumnsIcon />} variant="outline" size="md" />}
      title={words.choose}
      align={align}
      {...rest}
    >
      <Choices data-part="choices">
        {columns.map(({ key, label }) => (
          <CheckboxField key={key} checked={!hidden.includes(key)} onCheckedChange={(shown) => show(key, shown)}>
            {label}
          </CheckboxField>
        ))}
      </Choices>
      {help === undefined ? null : <Help data-part="help">{help}</Help>}
      <Foot>
        {/* Disabled, it would drop the focus of whoever has just pressed it. */}
        <Button
          size="sm"
          aria-disabled={hidden.length === 0 || undefined}
          onClick={hidden.length === 0 ? undefined : () => onHiddenChange([])}
        >
          {words.reset}
        </Button>
      </Foot>
    </Popover>
  );
}
