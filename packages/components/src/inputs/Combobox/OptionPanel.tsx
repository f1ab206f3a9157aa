import { Combobox as Base } from '@base-ui/react/combobox';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { CheckIcon } from '../../icons/CheckIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { leaveByTab } from '../../overlays/tab-ring';
import type { Words } from '../../words';
import type { comboboxMessages } from './messages';
import { Backdrop, Box, Foot, Hint, Input, Item, List, Note, Popup, Positioner } from './OptionPanel.styles';
import { FoundWords, leavePressToControl, PanelHead } from './panel-parts';
import { Fact, Search, Tick, Words as Label } from './panel.styles';
import { findOptions, type PickOption } from './search-options';
import { usePinyin } from './usePinyin';

export interface OptionPanelProps {
  id: string;
  /** What is chosen here, as the name of the panel and of the search. */
  label?: string;
  labelledBy?: string;
  options: readonly PickOption[];
  chosen: readonly string[];
  multiple: boolean;
  loading: boolean;
  open: boolean;
  /** The control the panel hangs on and gives the focus back to. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Opened by a finger: the phone's keyboard stays down until the search is touched. */
  byTouch: boolean;
  words: Pick<Words<typeof comboboxMessages>, 'search' | 'close' | 'loading' | 'empty' | 'noResult' | 'found'>;
  /** Under the list, given the options that are found now. */
  foot?: (found: readonly PickOption[]) => ReactNode;
  onOpenChange: (open: boolean) => void;
  onChoose: (values: string[]) => void;
}

/** The part of Combobox and MultiSelect that opens: a search, the options it finds, and a foot. Loaded when first opened. */
export function OptionPanel({
  id,
  label,
  labelledBy,
  options,
  chosen,
  multiple,
  loading,
  open,
  anchor,
  byTouch,
  words,
  foot,
  onOpenChange,
  onChoose,
}: OptionPanelProps) {
  const [text, setText] = useState('');
  const pinyin = usePinyin();
  const small = useBelow('sm');
  const popup = useRef<HTMLDivElement>(null);
  const found = findOptions(options, text, pinyin);
  const byValue = new Map(found.map((each) => [each.option.value, each]));
  const note = loading
    ? words.loading
    : options.length === 0
      ? words.empty
      : found.length === 0
        ? words.noResult(text.trim())
        : words.found(found.length);
  const name = { 'aria-label': label, 'aria-labelledby': label === undefined ? labelledBy : undefined };

  const shared = {
    open,
    modal: small,
    items: options.map(({ value }) => value),
    filteredItems: found.map(({ option }) => option.value),
    inputValue: text,
    autoHighlight: true,
    onOpenChange: leavePressToControl(anchor, onOpenChange),
    onOpenChangeComplete: (next: boolean) => {
      if (!next) setText('');
    },
    onInputValueChange: (next: string, { reason }: Base.Root.ChangeEventDetails) => {
      // Choosing one of several keeps the search, for the next of the same kind.
      if (reason === 'input-change') setText(next);
    },
  };
  const content = (
    <Base.Portal>
      <Backdrop />
      <Positioner anchor={anchor} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
        <Popup
          ref={popup}
          id={id}
          {...name}
          finalFocus={anchor}
          initialFocus={byTouch ? popup : undefined}
          data-part="panel"
          onKeyDown={(event) => {
            if (!small)
              leaveByTab(event, event.currentTarget, { control: anchor.current, close: () => onOpenChange(false) });
          }}
        >
          <PanelHead label={label} closeLabel={words.close} onClose={() => onOpenChange(false)} />
          <Search>
            <SearchIcon />
            <Input
              data-part="search"
              placeholder={words.search}
              aria-label={words.search}
              spellCheck={false}
              autoCapitalize="off"
              enterKeyHint="done"
            />
          </Search>
          <Note data-part="note" data-quiet={(!loading && found.length > 0) || undefined}>
            {note}
          </Note>
          <List data-multiple={multiple || undefined} {...name} aria-busy={loading || undefined}>
            {(value: string) => {
              const each = byValue.get(value);
              return (
                each && (
                  <Item key={value} value={value} disabled={each.option.disabled} data-part="option">
                    {multiple && <Box aria-hidden="true" />}
                    <Label>
                      <FoundWords {...each} />
                      {each.option.hint !== undefined && <Hint>{each.option.hint}</Hint>}
                    </Label>
                    {each.option.fact !== undefined && <Fact>{each.option.fact}</Fact>}
                    {!multiple && <Tick>{chosen.includes(value) && <CheckIcon size={14} />}</Tick>}
                  </Item>
                )
              );
            }}
          </List>
          {foot && <Foot data-part="foot">{foot(found.map(({ option }) => option))}</Foot>}
        </Popup>
      </Positioner>
    </Base.Portal>
  );
  return multiple ? (
    <Base.Root {...shared} multiple value={chosen} onValueChange={onChoose}>
      {content}
    </Base.Root>
  ) : (
    <Base.Root
      {...shared}
      value={chosen[0] ?? null}
      onValueChange={(value) => {
        if (value !== null) onChoose([value]);
      }}
    >
      {content}
    </Base.Root>
  );
}
