import { Suspense, useContext, useState } from 'react';
import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Chosen } from '../Combobox/PickControl.styles';
import { PickFrame, type PickFrameProps } from '../Combobox/PickFrame';
import { usePanel } from '../Combobox/usePanel';
import { FieldContext } from '../Field/FieldContext';
import { trailOf, type CascaderOption } from './cascade';
import { cascaderMessages } from './messages';

export type { CascaderOption } from './cascade';

const CascaderPanel = lazyPiece(() => import('./CascaderPanel').then((module) => ({ default: module.CascaderPanel })));

export interface CascaderProps extends PickFrameProps {
  options: readonly CascaderOption[];
  /** The values from the widest group to what is chosen; none for nothing. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Offers to take the choice back. */
  clearable?: boolean;
  /** The whole path, or none when the choice is taken back. */
  onValueChange?: (path: string[]) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof cascaderMessages>;
}

/**
 * One choice out of groups of groups, in columns: region, zone, rack; province and city. One level is a `Select` or a `Combobox`.
 *
 * The value is a path, so a form holds it by `value` and `onValueChange`, with `Controller` of react-hook-form; with a `name`, a native form
 * sends every value of the path under it, the widest first.
 *
 * Keyboard: Enter, blank, Up and Down open it. Inside it is a tree whose levels stand side by side: Up and Down go along a level and show
 * what is in it, Home and End to its ends, Right into it, Left back, Enter and blank go in or choose, Escape closes. A letter goes to
 * the search, which finds whole paths by Chinese, latin, pinyin and initials; Down goes from it to what was found. On a phone the levels
 * stand one after the other, with a way back.
 *
 * The component MUST let only what is not divided be chosen, MUST give the focus back to the control when it closes, and MUST load the
 * columns only when it is about to be opened.
 * The consumer MUST name it, by a `Field` or an `aria-label`, and MUST give the whole tree at once.
 */
export function Cascader({
  options,
  value,
  defaultValue = [],
  placeholder,
  clearable = false,
  onValueChange,
  labels,
  ...rest
}: CascaderProps) {
  const words = useWords('cascader', cascaderMessages, labels);
  const panel = usePanel();
  const labelId = useContext(FieldContext)?.labelId;
  const [inner, setInner] = useState(defaultValue);
  const held = value ?? inner;
  const trail = trailOf(options, held);
  const isKnown = trail.length === held.length && held.length > 0;
  const written = isKnown ? words.path(trail.map((option) => option.label)) : undefined;

  const choose = (path: readonly string[]) => {
    setInner(path);
    if (path.join('\n') !== held.join('\n')) onValueChange?.([...path]);
  };
  return (
    <PickFrame
      component="Cascader"
      {...rest}
      title={written}
      panel={panel}
      held={isKnown ? held : []}
      clearable={clearable}
      clearLabel={words.clear}
      onNear={CascaderPanel.preload}
      onClear={() => choose([])}
      onFormReset={() => setInner(defaultValue)}
      overlay={
        panel.wanted && (
          <Suspense>
            <CascaderPanel
              id={panel.id}
              label={rest['aria-label']}
              labelledBy={rest['aria-labelledby'] ?? labelId}
              options={options}
              chosen={isKnown ? held : []}
              open={panel.open}
              anchor={panel.anchor}
              words={words}
              onOpenChange={panel.change}
              onChoose={(path) => {
                choose(path);
                panel.change(false);
              }}
            />
          </Suspense>
        )
      }
    >
      <Chosen data-placeholder={written === undefined || undefined}>
        {written ?? placeholder ?? words.placeholder}
      </Chosen>
    </PickFrame>
  );
}
