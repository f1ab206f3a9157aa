import { Dialog } from '@compute-market/components/dialog';
import { HoverMenu } from '@compute-market/components/hover-menu';
import { useBelow } from '@compute-market/components/use-media-query';
import { useState } from 'react';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import { nameOf } from '../../viewer';
import { AccountContent } from './AccountContent';
import type { AccountMenuProps } from './AccountMenu';
import { AccountTrigger } from './AccountTrigger';
import { closeAfterLink } from './close-after-link';
import { topBarMessages as messages } from './messages';

/** The menu of the account: hangs under the avatar, on small screens a sheet (product §2). */
export function AccountPanel({ defaultOpen, takesFocus, ...account }: AccountMenuProps & MenuSeed) {
  const trigger = useTakenFocus<HTMLButtonElement>(takesFocus);
  const small = useBelow('sm');
  // One for both: what was closed on a wide window is not open on a narrow one.
  const [open, setOpen] = useState(defaultOpen);
  const name = nameOf(account.viewer);
  const close = () => setOpen(false);

  if (small) {
    return (
      <>
        <AccountTrigger ref={trigger} name={name} aria-expanded={open} onClick={() => setOpen(true)} />
        <Dialog
          flush
          sheet="auto"
          title={messages.account}
          open={open}
          onOpenChange={setOpen}
          onClick={closeAfterLink(close)}
        >
          <AccountContent {...account} close={close} />
        </Dialog>
      </>
    );
  }
  return (
    <HoverMenu
      width="avatar"
      label={messages.account}
      defaultOpen={open}
      onOpenChange={setOpen}
      trigger={<AccountTrigger ref={trigger} name={name} />}
    >
      {(closeMenu) => <AccountContent {...account} close={closeMenu} />}
    </HoverMenu>
  );
}
