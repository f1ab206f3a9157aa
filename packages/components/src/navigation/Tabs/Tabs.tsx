import { Tabs as Base } from '@base-ui/react/tabs';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Count, Item, Panel, Row } from './Tabs.styles';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** How many lie behind it. */
  count?: number;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  items: readonly TabItem<Value>[];
  /** Names the row for screen readers. */
  label: string;
  value?: Value;
  /** Without it, and once the chosen one has gone, the first that can be chosen. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Content of the chosen tab. Without it the row stands alone and the caller draws what it filters. */
  children?: ReactNode;
  /** Keeps 20 px at both ends, for a row on the top edge of a card. */
  inset?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Views of one place, one shown at a time. Arrows move, Enter or Space choose; the row scrolls where it does not fit. */
export function Tabs<Value extends string>({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  children,
  inset = false,
  ...rest
}: TabsProps<Value>) {
  const [inner, setInner] = useState(defaultValue);
  const chosen =
    value ?? (items.find((item) => item.value === inner) ?? items.find(({ disabled }) => disabled !== true))?.value;
  const choose = (next: Value) => {
    setInner(next);
    onValueChange?.(next);
  };
  return (
    <Base.Root data-component="Tabs" value={chosen ?? null} onValueChange={(next: Value) => choose(next)} {...rest}>
      <Row aria-label={label} data-part="row" data-inset={inset || undefined}>
        {items.map((item) => (
          <Item key={item.value} value={item.value} disabled={item.disabled} data-part="tab">
            {item.label} {item.count === undefined ? null : <Count data-part="count">{item.count}</Count>}
          </Item>
        ))}
      </Row>
      {children === undefined || chosen === undefined ? null : (
        <Panel key={chosen} value={chosen} data-part="panel">
          {children}
        </Panel>
      )}
    </Base.Root>
  );
}
