import { BellIcon } from '@compute-market/components/icons';
import { useAnchor } from '@compute-market/components/link-provider';
import { routes } from '@compute-market/contract/routes';
import type { HTMLAttributes, Ref } from 'react';
import { BellLink, NewsDot, Spoken } from './Bell.styles';
import { topBarMessages as messages } from './messages';

interface BellTriggerProps extends HTMLAttributes<HTMLAnchorElement> {
  hasNews: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** The bell itself: a link to the notices, with a red dot while the newest was not seen (product §2). */
export function BellTrigger({ hasNews, ...rest }: BellTriggerProps) {
  const anchor = useAnchor();
  return (
    <BellLink as={anchor} href={routes.inform.to()} {...rest}>
      <BellIcon size={18} />
      <Spoken>{messages.notices}</Spoken>
      {hasNews && <NewsDot ringed label={messages.hasNews} />}
    </BellLink>
  );
}
