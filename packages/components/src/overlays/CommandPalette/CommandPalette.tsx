import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useComposition } from '../../hooks/useComposition';
import { SearchIcon } from '../../icons/SearchIcon';
import type { Labels, Words } from '../../words';
import { ModalLayer } from '../ModalLayer';
import { Backdrop, Viewport } from '../modal.styles';
import {
  Count,
  Group,
  GroupLabel,
  Hints,
  Input,
  Key,
  List,
  None,
  Note,
  Option,
  Popup,
  Reason,
  Search,
  Title,
  Wording,
} from './CommandPalette.styles';
import { containsQuery, matchingGroups, type Command, type CommandFilter, type CommandGroup } from './commands';
import { commandPaletteMessages } from './messages';
import { useCommandShortcut } from './useCommandShortcut';

export type { Command, CommandFilter, CommandGroup } from './commands';

export interface CommandPaletteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  /** Which commands answer what is typed. By default the label or a keyword holds it; a host that knows pinyin brings its own. */
  filter?: CommandFilter;
  /** What is typed, '' when it opens: for commands that depend on it. */
  onQueryChange?: (query: string) => void;
  /** Opens and closes it by Ctrl+K and ⌘K. */
  shortcut?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof commandPaletteMessages>;
  ref?: Ref<HTMLDivElement>;
}

interface RowProps {
  command: Command;
  id: string;
  active: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Row({ command: { label, icon, note, disabledReason }, id, active, onPoint, onRun }: RowProps) {
  const disabled = disabledReason !== undefined;
  return (
    <Option
      id={id}
      role="option"
      data-part="option"
      aria-selected={active}
      aria-disabled={disabled || undefined}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onPoint}
      onClick={onRun}
    >
      {icon}
      <Wording>
        {label}
        {disabled ? <Reason data-part="reason">{disabledReason}</Reason> : null}
      </Wording>
      {note === undefined ? null : <Note data-part="note">{note}</Note>}
    </Option>
  );
}

const page = 8;

/** Where a key leads in a list that is walked in a ring; undefined for keys that belong to the text. */
function nextPlace(key: string, place: number, count: number) {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'PageDown') return Math.min(place + page, count - 1);
  if (key === 'PageUp') return Math.max(place - page, 0);
  return undefined;
}

function Palette({
  groups,
  filter = containsQuery,
  labels,
  onQueryChange,
  onRun,
}: {
  groups: readonly CommandGroup[];
  filter: CommandFilter | undefined;
  labels: Words<typeof commandPaletteMessages>;
  onQueryChange: ((query: string) => void) | undefined;
  onRun: (command: Command) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const composition = useComposition();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  // Nothing is typed at each opening, and a host that keeps what was typed hears so.
  const tellEmpty = useEffectEvent(() => onQueryChange?.(''));
  useEffect(() => tellEmpty(), []);
  const shown = useMemo(() => matchingGroups(groups, query, filter), [groups, query, filter]);
  const commands = shown.flatMap((group) => group.commands);
  const active = Math.min(place, commands.length - 1);
  const idOf = (command: Command | undefined) => (command ? `${id}${command.key}` : undefined);

  const run = (command: Command | undefined) => {
    if (command && command.disabledReason === undefined) onRun(command);
  };
  const move = (next: number) => {
    setPlace(next);
    document.getElementById(idOf(commands[next]) ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Arrows and Enter first belong to the candidates of an input method.
    if (composition.isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[active]);
      return;
    }
    const next = commands.length === 0 ? undefined : nextPlace(event.key, active, commands.length);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <>
      <Search data-part="search">
        <SearchIcon />
        <Input
          role="combobox"
          aria-label={labels.placeholder}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={idOf(commands[active])}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={labels.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            onQueryChange?.(event.target.value);
            setPlace(0);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
          onCompositionStart={composition.start}
          onCompositionEnd={composition.end}
        />
      </Search>
      <List ref={list} id={`${id}list`} role="listbox" aria-label={labels.list} data-part="list">
        {shown.map((group) => (
          <Group key={group.key} role="group" aria-labelledby={`${id}${group.key}label`}>
            <GroupLabel id={`${id}${group.key}label`} role="presentation">
              {group.label}
            </GroupLabel>
            {group.commands.map((command) => (
              <Row
                key={command.key}
                command={command}
                id={`${id}${command.key}`}
                active={command === commands[active]}
                onPoint={() => setPlace(commands.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </Group>
        ))}
      </List>
      {commands.length === 0 ? <None data-part="none">{labels.none}</None> : null}
      <Count role="status">{commands.length === 0 ? labels.none : labels.found(commands.length)}</Count>
      <Hints aria-hidden data-part="hints">
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {labels.move}
        </span>
        <span>
          <Key>Enter</Key>
          {labels.run}
        </span>
        <span>
          <Key>Esc</Key>
          {labels.close}
        </span>
      </Hints>
    </>
  );
}

/**
 * Everything one can go to or do, found by a few letters, without leaving the keyboard: Ctrl+K or ⌘K.
 *
 * It MUST leave the keys of an input method to it, MUST keep the focus in the text while the arrows walk the list, MUST say how many results
 * there are, and MUST give the focus back. The consumer MUST give commands whose keys differ from each other, MUST keep every command
 * reachable elsewhere too, and SHOULD bring a `filter` that knows pinyin initials.
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  filter,
  shortcut = true,
  onQueryChange,
  labels,
  ...rest
}: CommandPaletteProps) {
  const words = useWords('commandPalette', commandPaletteMessages, labels);
  useCommandShortcut(shortcut, () => onOpenChange(!open));
  return (
    <ModalLayer open={open} onClose={() => onOpenChange(false)}>
      <Backdrop />
      <Viewport data-placement="center">
        <Popup data-component="CommandPalette" data-placement="center" data-size="md" {...rest}>
          <Title>{words.title}</Title>
          <Palette
            groups={groups}
            filter={filter}
            labels={words}
            onQueryChange={onQueryChange}
            onRun={(command) => {
              onOpenChange(false);
              command.onSelect();
            }}
          />
        </Popup>
      </Viewport>
    </ModalLayer>
  );
}
