import { useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/Button';
import { FilterIcon } from '../../icons/FilterIcon';
import type { PopoverProps } from '../../overlays/Popover/Popover';
import type { Words } from '../../words';
import type { tableFilterMessages } from './messages';
import { Foot, Form, Opener, Panel } from './TableFilter.styles';

/** What both filters pass on to their panel. */
export interface FilterPanelProps extends Omit<PopoverProps, 'trigger' | 'title' | 'children' | 'defaultValue'> {
  /** Name of the column. */
  label: string;
  ref?: Ref<HTMLDivElement>;
}

interface Props<Value> extends FilterPanelProps {
  value: Value;
  /** What is filtered by, in words; empty while nothing is. */
  choice: string;
  none: Value;
  onValueChange: (value: Value) => void;
  fields: (draft: Value, change: (draft: Value) => void) => ReactNode;
  words: Words<typeof tableFilterMessages>;
}

interface DraftProps<Value> extends Pick<Props<Value>, 'value' | 'choice' | 'none' | 'fields' | 'words'> {
  onDone: (value: Value) => void;
}

/** Lives as long as the panel is open, so that what was not applied is forgotten with it. */
function Draft<Value>({ value, choice, none, fields, words, onDone }: DraftProps<Value>) {
  const [draft, setDraft] = useState(value);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The panel stands in the page's tree of React: a form around the table is not meant.
    event.stopPropagation();
    onDone(draft);
  };
  return (
    <Form onSubmit={apply}>
      {fields(draft, setDraft)}
      <Foot>
        <Button size="sm" disabled={choice === ''} onClick={() => onDone(none)}>
          {words.reset}
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {words.apply}
        </Button>
      </Foot>
    </Form>
  );
}

/** The button in a head and the panel it opens. Nothing is applied before 确定 or Enter; Escape leaves everything as it was. */
export function FilterPanel<Value>({
  label,
  value,
  choice,
  none,
  onValueChange,
  fields,
  words,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: Props<Value>) {
  return (
    <Panel
      trigger={
        <Opener
          label={choice === '' ? words.filter(label) : words.filtered(label, choice)}
          icon={<FilterIcon size={14} />}
          data-filtered={choice === '' ? undefined : ''}
        />
      }
      title={words.filter(label)}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      {...rest}
    >
      {(close) => (
        <Draft
          value={value}
          choice={choice}
          none={none}
          fields={fields}
          words={words}
          onDone={(next) => {
            onValueChange(next);
            close();
          }}
        />
      )}
    </Panel>
  );
}
