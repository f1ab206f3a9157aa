import { MenuIcon } from '@compute-market/components/icons';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { topBarMessages as messages } from './messages';
import { MenuButton } from './TopBar.styles';

interface DrawerTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the site's navigation on small screens. */
export const DrawerTrigger = (props: DrawerTriggerProps) => (
  <MenuButton type="button" aria-label={messages.openNavigation} aria-haspopup="dialog" {...props}>
    <MenuIcon size={18} />
  </MenuButton>
);
