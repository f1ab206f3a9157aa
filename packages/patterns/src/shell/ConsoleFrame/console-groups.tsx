import type { SideNavGroup } from '@compute-market/components/side-nav';
import { navigationFor } from '@compute-market/contract/navigation';
import { routes, type RouteKey } from '@compute-market/contract/routes';
import type { Viewer } from '../../viewer';
import { consoleIcons } from '../console-icons';
import { consoleFrameMessages as messages } from './messages';

type Known = Extract<Viewer, { role: 'main' | 'sub' }>;

/** The console's navigation as this viewer sees it, one entry lit (screens A1). */
export const consoleGroups = (viewer: Known, lit: RouteKey | null, unreadWorkOrder: boolean): SideNavGroup[] =>
  navigationFor({ role: viewer.role, isPartner: viewer.user.IsPartner, rights: viewer.user.SubAccount?.Rights }).map(
    ({ key, label, entries }) => ({
      key,
      label,
      items: entries.map((entry) => ({
        href: routes[entry.route].path,
        label: entry.label,
        icon: consoleIcons[entry.route],
        current: entry.route === lit,
        dotLabel: entry.route === 'workOrders' && unreadWorkOrder ? messages.hasReply : undefined,
      })),
    }),
  );
