import {
  GiftIcon,
  InfoIcon,
  MonitorIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  UserIcon,
} from '@compute-market/components/icons';
import type { ReactNode } from 'react';
import { pageIcons } from '../page-icons';

/** The picture of an action, by its key. */
export const actionIcons = {
  rent: <PlusIcon />,
  topUp: pageIcons.recharge,
  coupons: <GiftIcon />,
  login: <UserIcon />,
  help: <InfoIcon />,
};

/** The picture of what has none of its own, by the key of its group: that of the page where such things are. */
export const groupIcons: Readonly<Record<string, ReactNode>> = {
  instances: pageIcons.dashboard,
  renewals: <RefreshIcon />,
  theme: <MonitorIcon />,
  models: pageIcons.store,
  orders: pageIcons.orders,
  invoices: pageIcons.invoice,
  tickets: pageIcons.workOrders,
  documents: pageIcons.docs,
  search: <SearchIcon />,
};
