import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useAnchor } from '../../foundation/LinkProvider/LinkContext';
import { Count, Item, Root, Row } from './NavTabs.styles';

export interface NavTabItem {
  href: string;
  label: ReactNode;
  count?: number;
  /** The page that is shown now. */
  current?: boolean;
}

export interface NavTabsProps extends HTMLAttributes<HTMLElement> {
  items: readonly NavTabItem[];
  /** Names the navigation for screen readers. */
  label: string;
  /** Keeps 20 px at both ends, for a row on the top edge of a card. */
  inset?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Looks like Tabs, but every word has an address of its own. */
export function NavTabs({ items, label, inset = false, ...rest }: NavTabsProps) {
  const anchor = useAnchor();
  return (
    <Root data-component="NavTabs" aria-label={label} {...rest}>
      <Row data-inset={inset || undefined}>
        {items.map((item) => (
          <li key={item.href}>
            <Item as={anchor} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label} {item.count === undefined ? null : <Count data-part="count">{item.count}</Count>}
            </Item>
          </li>
        ))}
      </Row>
    </Root>
  );
}
