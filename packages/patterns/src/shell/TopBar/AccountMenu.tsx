import { loadPiece } from '@compute-market/components/lazy-piece';
import { DeferredMenu } from '../DeferredMenu';
import { nameOf, type Viewer } from '../../viewer';
import type { TopBarProps } from './TopBar';
import { AccountTrigger } from './AccountTrigger';

export interface AccountMenuProps extends Pick<TopBarProps, 'onGuide' | 'onReadRunway' | 'onLogout' | 'themeChoice'> {
  viewer: Extract<Viewer, { role: 'main' | 'sub' }>;
}

const load = () => loadPiece(() => import('./AccountPanel')).then(({ AccountPanel }) => AccountPanel);

/** The avatar and, once someone comes near it, the menu under it. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <DeferredMenu pressOpens trigger={<AccountTrigger name={nameOf(props.viewer)} />} load={load}>
      {(AccountPanel, seed) => <AccountPanel {...props} {...seed} />}
    </DeferredMenu>
  );
}
