import { Avatar } from '@compute-market/components/avatar';
import {
  BadgeCheckIcon,
  CircleAlertIcon,
  LogOutIcon,
  ReceiptIcon,
  ServerIcon,
  TicketPercentIcon,
  UserIcon,
} from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { useAnchor } from '@compute-market/components/link-provider';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { verifiedAs } from '@compute-market/contract/rules/verification';
import type { ReactNode } from 'react';
import { mainPhoneOf, nameOf, verificationLabel } from '../../viewer';
import { Head, Logout, Name, Phone, Shortcut, Shortcuts, Theme, Verification } from './AccountContent.styles';
import type { AccountMenuProps } from './AccountMenu';
import { AccountPurse } from './AccountPurse';
import { AccountVip } from './AccountVip';
import { topBarMenuMessages as messages } from './menu-messages';

interface AccountContentProps extends AccountMenuProps {
  /** Closes what it stands in, which closes by itself after a link. */
  close: () => void;
}

type Viewer = AccountMenuProps['viewer'];

/** What the account is verified as; leads to the verification. Main accounts only (product §4, §6). */
function VerificationLink({ verifications }: Pick<Viewer, 'verifications'>) {
  const anchor = useAnchor();
  const verified = verifiedAs(verifications);
  return (
    <Verification as={anchor} href={routes.verification.to()} data-verified={verified}>
      {verified === 'none' ? <CircleAlertIcon size={12} /> : <BadgeCheckIcon size={12} />}
      {verificationLabel(verifications)}
    </Verification>
  );
}

function Person({ viewer }: { viewer: Viewer }) {
  const isSub = viewer.role === 'sub';
  const mainPhone = mainPhoneOf(viewer.user);
  return (
    <Head>
      <Avatar name={nameOf(viewer)} size="md" />
      <div>
        <Name>
          <Link tone="strong" href={routes.console.to()}>
            {nameOf(viewer)}
          </Link>
          {!isSub && <VerificationLink verifications={viewer.verifications} />}
        </Name>
        <Phone>{isSub ? mainPhone && messages.mainPhone(mainPhone) : maskPhone(viewer.user.Phone)}</Phone>
      </div>
    </Head>
  );
}

interface Way {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly mainOnly: boolean;
}

const ways: readonly Way[] = [
  { href: routes.dashboard.to(), label: messages.shortcuts.rentals, icon: <ServerIcon size={18} />, mainOnly: false },
  {
    href: routes.coupon.to(),
    label: messages.shortcuts.coupons,
    icon: <TicketPercentIcon size={18} />,
    mainOnly: true,
  },
  { href: routes.account.to(), label: messages.shortcuts.account, icon: <UserIcon size={18} />, mainOnly: false },
  { href: routes.orders.to(), label: messages.shortcuts.orders, icon: <ReceiptIcon size={18} />, mainOnly: true },
];

/** What hangs under the avatar: who one is, the level, the purse, the ways most used, the theme, the way out. */
export function AccountContent({ viewer, onGuide, onReadRunway, onLogout, themeChoice, close }: AccountContentProps) {
  const anchor = useAnchor();
  const explain: AccountMenuProps['onGuide'] = (guide) => {
    close();
    onGuide(guide);
  };
  return (
    <>
      <Person viewer={viewer} />
      {viewer.role === 'main' && <AccountVip viewer={viewer} onGuide={explain} />}
      <AccountPurse viewer={viewer} onGuide={explain} onReadRunway={onReadRunway} />
      <Shortcuts>
        {ways
          .filter(({ mainOnly }) => viewer.role === 'main' || !mainOnly)
          .map(({ href, label, icon }) => (
            <li key={href}>
              <Shortcut as={anchor} href={href}>
                {icon}
                {label}
              </Shortcut>
            </li>
          ))}
      </Shortcuts>
      <Theme>{themeChoice}</Theme>
      <Logout type="button" onClick={onLogout}>
        <LogOutIcon />
        {messages.logout}
      </Logout>
    </>
  );
}
