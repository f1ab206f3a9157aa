import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useAnchor } from '../../foundation/LinkProvider/LinkContext';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { Tooltip } from '../../overlays/Tooltip/Tooltip';
import { Count, Dot, Group, GroupLabel, Item, Label, Root, Spoken } from './SideNav.styles';

export interface SideNavItem {
  href: string;
  label: string;
  /** Drawn before the label, 16 px. */
  icon: ReactNode;
  /** How many wait behind it. */
  count?: number;
  /** Shows a red dot; the words say to screen readers what is new. */
  dotLabel?: string;
  /** The page that is shown now. */
  current?: boolean;
}

export interface SideNavGroup {
  key: string;
  label: string;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends HTMLAttributes<HTMLElement> {
  groups: readonly SideNavGroup[];
  /** Names the navigation for screen readers. */
  label: string;
  /** Inside the drawer of small screens: full width, rows of 44, nothing folded. */
  inDrawer?: boolean;
  ref?: Ref<HTMLElement>;
}

function NavItem({ item, folded }: { item: SideNavItem; folded: boolean }) {
  const anchor = useAnchor();
  const link = (
    <Item as={anchor} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.icon}
      <Label>{item.label}</Label> {item.count === undefined ? null : <Count data-part="count">{item.count}</Count>}
      {item.dotLabel === undefined ? null : (
        <Dot data-part="dot">
          <Spoken>{item.dotLabel}</Spoken>
        </Dot>
      )}
    </Item>
  );
  return (
    <Tooltip content={folded ? item.label : undefined} side="right" repeatsName>
      {link}
    </Tooltip>
  );
}

/** The console's navigation: groups of places, one of them current. Icons with tooltips from 768 to 1200, hidden below. */
export function SideNav({ groups, label, inDrawer = false, ...rest }: SideNavProps) {
  const id = useId();
  const folded = useBelow('lg') && !inDrawer;
  return (
    <Root data-component="SideNav" data-in-drawer={inDrawer || undefined} aria-label={label} {...rest}>
      {groups.map((group) => (
        <Group key={group.key}>
          <GroupLabel id={`${id}-${group.key}`}>{group.label}</GroupLabel>
          <ul aria-labelledby={`${id}-${group.key}`}>
            {group.items.map((item) => (
              <li key={item.href}>
                <NavItem item={item} folded={folded} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Root>
  );
}
