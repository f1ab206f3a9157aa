import { Popover as Base } from '@base-ui/react/popover';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { CheckIcon } from '../../icons/CheckIcon';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { leaveByTab } from '../../overlays/tab-ring';
import type { Words } from '../../words';
import { FoundWords, leavePressToControl, PanelHead } from '../Combobox/panel-parts';
import { Fact, Search, Tick, Words as Label } from '../Combobox/panel.styles';
import { findOptions } from '../Combobox/search-options';
import { usePinyin } from '../Combobox/usePinyin';
import { columnsOf, isGroup, leavesOf, samePath, trailOf, type CascaderOption } from './cascade';
import { Back, Backdrop, Column, Columns, Input, Item, Note, Popup, Positioner } from './Cascader.styles';
import type { cascaderMessages } from './messages';

interface CascaderPanelProps {
  id: string;
  label?: string;
  labelledBy?: string;
  options: readonly CascaderOption[];
  chosen: readonly string[];
  open: boolean;
  /** The control the panel hangs on and gives the focus back to. */
  anchor: RefObject<HTMLButtonElement | null>;
  words: Words<typeof cascaderMessages>;
  onOpenChange: (open: boolean) => void;
  onChoose: (path: readonly string[]) => void;
}

/** The columns, or what a search found among all that can be chosen; mounted anew at each opening. */
function Choices({
  options,
  chosen,
  words,
  label,
  labelledBy,
  onChoose,
}: Pick<CascaderPanelProps, 'options' | 'chosen' | 'words' | 'label' | 'labelledBy' | 'onChoose'>) {
  const small = useBelow('sm');
  const pinyin = usePinyin();
  const tree = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const first = trailOf(options, chosen).map(({ value }) => value);
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly string[]>(first);
  const [level, setLevel] = useState(Math.max(0, first.length - 1));
  // The place of the focus among what was found.
  const [foundAt, setFoundAt] = useState(0);

  const focusItem = () => {
    const item = tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    item?.focus();
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const followOptions = useEffectEvent(() => {
    // The row that had the focus went with other options, and the focus fell to what the tree stands in.
    if (document.activeElement?.contains(tree.current)) focusItem();
  });
  const drawn = useRef(options);
  useEffect(() => {
    if (drawn.current === options) return;
    drawn.current = options;
    followOptions();
  }, [options]);
  /** The column that the focus goes to is drawn first. */
  const move = (change: () => void) => {
    flushSync(change);
    focusItem();
  };

  const searching = query.trim() !== '';
  const leaves = new Map(leavesOf(options).map((leaf) => [leaf.path.join('\n'), leaf]));
  const found = searching
    ? findOptions(
        [...leaves].map(([value, { trail }]) => ({
          value,
          label: words.path(trail.map((each) => each.label)),
          keywords: trail.flatMap((each) => each.keywords ?? []),
        })),
        query,
        pinyin,
      )
    : [];
  const columns = columnsOf(options, path);
  const shown = small ? [columns[level] ?? options] : columns;
  const note = options.length === 0 ? words.empty : words.noResult(query.trim());
  const empty = searching ? found.length === 0 : options.length === 0;

  const goTo = (to: number, value: string) =>
    move(() => {
      setPath([...path.slice(0, to), value]);
      setLevel(to);
    });
  const into = (option: CascaderOption, at: number) => {
    const child = option.children?.[0];
    if (child === undefined || option.disabled) return;
    move(() => {
      setPath([...path.slice(0, at), option.value, child.value]);
      setLevel(at + 1);
    });
  };
  const out = (at: number) => {
    if (at === 0) return;
    move(() => {
      setPath(path.slice(0, at));
      setLevel(at - 1);
    });
  };
  /** A letter goes to the search, where the browser then writes it. */
  const toSearch = (event: KeyboardEvent) => {
    const writes = event.key.length === 1 || event.key === 'Process';
    if (writes && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) search.current?.focus();
  };
  const act = (event: KeyboardEvent, keys: Partial<Record<string, () => void>>) => {
    const key = keys[event.key];
    if (key === undefined) return toSearch(event);
    event.preventDefault();
    return key();
  };

  const keysOfColumn = (event: KeyboardEvent, column: readonly CascaderOption[], place: number, at: number) => {
    const option = column[place];
    if (option === undefined) return;
    const to = (next: number) => () => {
      const goal = column[Math.min(column.length - 1, Math.max(0, next))];
      if (goal) goTo(at, goal.value);
    };
    const enter = () => (isGroup(option) ? into(option, at) : choose(option, at));
    act(event, {
      ArrowDown: to(place + 1),
      ArrowUp: to(place - 1),
      Home: to(0),
      End: to(column.length - 1),
      ArrowRight: () => into(option, at),
      ArrowLeft: () => out(at),
      Enter: enter,
      ' ': enter,
    });
  };
  const keysOfFound = (event: KeyboardEvent, place: number) => {
    const to = (next: number) => () => move(() => setFoundAt(Math.min(found.length - 1, Math.max(0, next))));
    const pick = () => pickFound(found[place]?.option.value ?? '');
    act(event, {
      ArrowDown: to(place + 1),
      ArrowUp: place === 0 ? () => search.current?.focus() : to(place - 1),
      Home: to(0),
      End: to(found.length - 1),
      Enter: pick,
      ' ': pick,
    });
  };
  const pickFound = (key: string) => {
    const leaf = leaves.get(key);
    if (leaf && !leaf.disabled) onChoose(leaf.path);
  };
  function choose(option: CascaderOption, at: number) {
    const leaf = leaves.get([...path.slice(0, at), option.value].join('\n'));
    if (leaf && !leaf.disabled) onChoose(leaf.path);
  }
  const press = (option: CascaderOption, at: number) => {
    if (!isGroup(option)) choose(option, at);
    else if (small) into(option, at);
    else goTo(at, option.value);
  };
  const parent = small && !searching && level > 0 ? trailOf(options, path)[level - 1] : undefined;

  return (
    <>
      <Search>
        <SearchIcon />
        <Input
          ref={search}
          data-part="search"
          placeholder={words.search}
          aria-label={words.search}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => {
            if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
            setQuery(event.target.value);
            setFoundAt(0);
          }}
          onCompositionEnd={(event) => {
            setQuery(event.currentTarget.value);
            setFoundAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            focusItem();
          }}
        />
      </Search>
      {parent && (
        <Back type="button" data-part="back" onClick={() => out(level)}>
          <ChevronLeftIcon size={14} />
          {words.back(parent.label)}
        </Back>
      )}
      <Note role="status" data-quiet={!empty || undefined}>
        {empty ? note : searching ? words.found(found.length) : ''}
      </Note>
      {!empty && (
        <Columns
          ref={tree}
          role="tree"
          aria-label={label}
          aria-labelledby={label === undefined ? labelledBy : undefined}
        >
          {searching ? (
            <Column role="group" data-part="column">
              {found.map(({ option, ranges }, place) => (
                <Item
                  key={option.value}
                  role="treeitem"
                  aria-level={1}
                  aria-selected={samePath(option.value.split('\n'), chosen)}
                  aria-disabled={leaves.get(option.value)?.disabled || undefined}
                  tabIndex={place === foundAt ? 0 : -1}
                  data-part="option"
                  onClick={() => pickFound(option.value)}
                  onKeyDown={(event) => keysOfFound(event, place)}
                >
                  <Label>
                    <FoundWords option={option} ranges={ranges} />
                  </Label>
                </Item>
              ))}
            </Column>
          ) : (
            shown.map((column, index) => {
              const at = small ? level : index;
              const here = column.findIndex((each) => each.value === path[at]);
              return (
                <Column key={path.slice(0, at).join('\n')} role="group" data-part="column">
                  {column.map((option, place) => {
                    const isLeaf = !isGroup(option);
                    const chosenHere = isLeaf && samePath([...path.slice(0, at), option.value], chosen);
                    return (
                      <Item
                        key={option.value}
                        role="treeitem"
                        aria-level={at + 1}
                        aria-posinset={place + 1}
                        aria-setsize={column.length}
                        aria-expanded={isLeaf ? undefined : !small && place === here && !option.disabled}
                        aria-selected={chosenHere}
                        aria-disabled={option.disabled || undefined}
                        tabIndex={at === Math.min(level, columns.length - 1) && place === Math.max(0, here) ? 0 : -1}
                        data-part="option"
                        onClick={() => press(option, at)}
                        onKeyDown={(event) => keysOfColumn(event, column, place, at)}
                      >
                        <Label>{option.label}</Label>
                        {option.fact !== undefined && <Fact>{option.fact}</Fact>}
                        {isLeaf ? <Tick>{chosenHere && <CheckIcon size={14} />}</Tick> : <ChevronRightIcon size={14} />}
                      </Item>
                    );
                  })}
                </Column>
              );
            })
          )}
        </Columns>
      )}
    </>
  );
}

/** The part of Cascader that opens. Loaded when first opened. */
export function CascaderPanel({
  id,
  label,
  labelledBy,
  open,
  anchor,
  words,
  onOpenChange,
  ...rest
}: CascaderPanelProps) {
  const small = useBelow('sm');
  const popup = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  useEffect(() => {
    if (open) goesOn.current = false;
  }, [open]);
  return (
    <Base.Root open={open} modal={small} onOpenChange={leavePressToControl(anchor, onOpenChange)}>
      <Base.Portal>
        <Backdrop />
        <Positioner anchor={anchor} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
          <Popup
            ref={popup}
            id={id}
            aria-label={label}
            aria-labelledby={label === undefined ? labelledBy : undefined}
            // Who goes on by Tab is not fetched back.
            finalFocus={() => (goesOn.current ? false : anchor.current)}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]') ?? true}
            data-part="panel"
            onKeyDown={(event) => {
              const leaving = { control: anchor.current, close: () => onOpenChange(false) };
              goesOn.current = !small && leaveByTab(event, event.currentTarget, leaving);
            }}
          >
            <PanelHead label={label} closeLabel={words.close} onClose={() => onOpenChange(false)} />
            <Choices label={label} labelledBy={labelledBy} words={words} {...rest} />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
