import {
  BadgeCheckIcon,
  CalendarClockIcon,
  CalendarIcon,
  ChartBarIcon,
  HandCoinsIcon,
  HardDriveIcon,
  InvoiceIcon,
  MessageSquareIcon,
  PencilIcon,
  ReceiptIcon,
  ServerIcon,
  ShieldCheckIcon,
  TicketPercentIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@compute-market/components/icons';
import type { SideNavGroup } from '@compute-market/components/side-nav';
import { navigationFor } from '@compute-market/contract/navigation';
import { routes, type RouteKey } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { Viewer } from '../../viewer';
import { consoleFrameMessages as messages } from './messages';

const icons: Partial<Record<RouteKey, ReactNode>> = {
  dashboard: <ServerIcon />,
  reservations: <CalendarClockIcon />,
  subAccountInstance: <UsersIcon />,
  cloudDisk: <HardDriveIcon />,
  recharge: <WalletIcon />,
  orders: <ReceiptIcon />,
  expenseDetail: <ChartBarIcon />,
  coupon: <TicketPercentIcon />,
  invoice: <InvoiceIcon />,
  income: <HandCoinsIcon />,
  account: <UserIcon />,
  safe: <ShieldCheckIcon />,
  verification: <BadgeCheckIcon />,
  createWorkOrder: <PencilIcon />,
  workOrders: <MessageSquareIcon />,
  bills: <CalendarIcon />,
};

type Known = Extract<Viewer, { role: 'main' | 'sub' }>;

/** The console's navigation as this viewer sees it, one entry lit (screens A1). */
export const consoleGroups = (viewer: Known, lit: RouteKey | null, unreadWorkOrder: boolean): SideNavGroup[] =>
  navigationFor({ role: viewer.role, isPartner: viewer.user.IsPartner }).map(({ key, label, entries }) => ({
    key,
    label,
    items: entries.map((entry) => ({
      href: routes[entry.route].path,
      label: entry.label,
      icon: icons[entry.route],
      current: entry.route === lit,
      dotLabel: entry.route === 'workOrders' && unreadWorkOrder ? messages.hasReply : undefined,
    })),
  }));
