import { loadPiece } from '@compute-market/components/lazy-piece';
import { DeferredMenu } from '../DeferredMenu';
import type { TopBarProps } from './TopBar';
import { DrawerTrigger } from './DrawerTrigger';

export type SiteDrawerProps = Pick<
  TopBarProps,
  'brand' | 'viewer' | 'menu' | 'screen' | 'from' | 'unreadWorkOrder' | 'returnTo' | 'themeChoice'
>;

const load = () => loadPiece(() => import('./SiteDrawerPanel')).then(({ SiteDrawerPanel }) => SiteDrawerPanel);

/** The site's navigation on small screens, loaded when its button is first used (product §2). */
export function SiteDrawer(props: SiteDrawerProps) {
  return (
    <DeferredMenu pressOpens hoverOpens={false} trigger={<DrawerTrigger />} load={load}>
      {(SiteDrawerPanel, seed) => <SiteDrawerPanel {...props} {...seed} />}
    </DeferredMenu>
  );
}
