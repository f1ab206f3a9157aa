import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { Suspense, useContext, type ReactNode } from 'react';
import { FieldContext } from '../Field/FieldContext';
import type { OptionPanelProps } from './OptionPanel';
import { PickFrame, type PickFrameProps } from './PickFrame';
import type { PickOption } from './search-options';
import { usePanel } from './usePanel';

const OptionPanel = lazyPiece(() => import('./OptionPanel').then((module) => ({ default: module.OptionPanel })));

/** What the pickers share, whether one or several may be chosen. */
export interface PickControlProps extends PickFrameProps {
  options: readonly PickOption[];
  /** The options are on their way. */
  loading?: boolean;
}

interface PickControlOwnProps extends PickControlProps {
  component: string;
  chosen: readonly string[];
  multiple: boolean;
  /** Chosen values that clearing leaves; none by default. */
  kept?: readonly string[];
  clearable: boolean;
  clearLabel: string;
  words: OptionPanelProps['words'];
  foot?: OptionPanelProps['foot'];
  onChoose: (values: string[]) => void;
  onFormReset: () => void;
  /** What the closed control shows. */
  children: ReactNode;
}

/** The closed control of Combobox and MultiSelect. It is light: the list and its search are fetched when a hand or the focus comes near. */
export function PickControl({
  options,
  chosen,
  multiple,
  kept = [],
  clearable,
  loading = false,
  words,
  foot,
  onChoose,
  children,
  ...rest
}: PickControlOwnProps) {
  const panel = usePanel();
  const labelId = useContext(FieldContext)?.labelId;

  return (
    <PickFrame
      {...rest}
      panel={panel}
      held={chosen}
      onNear={OptionPanel.preload}
      clearable={clearable && chosen.length > kept.length}
      onClear={() => onChoose([...kept])}
      overlay={
        panel.wanted && (
          <Suspense>
            <OptionPanel
              id={panel.id}
              label={rest['aria-label']}
              labelledBy={rest['aria-labelledby'] ?? labelId}
              options={options}
              chosen={chosen}
              multiple={multiple}
              loading={loading}
              open={panel.open}
              anchor={panel.anchor}
              byTouch={panel.byTouch}
              words={words}
              foot={foot}
              onOpenChange={panel.change}
              onChoose={onChoose}
            />
          </Suspense>
        )
      }
    >
      {children}
    </PickFrame>
  );
}
