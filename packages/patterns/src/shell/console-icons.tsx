import {
  BadgeCheckIcon,
  CalendarClockIcon,
  CalendarIcon,
  ChartBarIcon,
  CoinsIcon,
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
import type { RouteKey } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';

/** The picture of a page of the console, in its menu and in the palette. */
export const consoleIcons: Partial<Record<RouteKey, ReactNode>> = {
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
  projects: <CoinsIcon />,
};
