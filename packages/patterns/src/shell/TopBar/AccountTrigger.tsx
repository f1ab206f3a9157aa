import { Avatar } from '@compute-market/components/avatar';
import { ChevronDownIcon } from '@compute-market/components/icons';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { AvatarButton } from './AccountMenu.styles';
import { topBarMessages as messages } from './messages';

interface AccountTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The avatar that the menu of the account hangs under. */
export function AccountTrigger({ name, ...rest }: AccountTriggerProps) {
  return (
    <AvatarButton type="button" aria-label={messages.accountMenu(name)} aria-expanded={false} {...rest}>
      <Avatar name={name} />
      <ChevronDownIcon size={14} />
    </AvatarButton>
  );
}
