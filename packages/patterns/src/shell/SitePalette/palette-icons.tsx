import {
  DownloadIcon,
  FileTextIcon,
  GiftIcon,
  InfoIcon,
  MegaphoneIcon,
  MonitorIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  TableIcon,
  UserIcon,
  ZapIcon,
} from '@compute-market/components/icons';
import type { RouteKey } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import { consoleIcons } from '../console-icons';

/** The picture of a page. */
export const pageIcons: Partial<Record<RouteKey, ReactNode>> = {
  ...consoleIcons,
  store: <ZapIcon />,
  docs: <FileTextIcon />,
  dataset: <TableIcon />,
  software: <DownloadIcon />,
  exports: <DownloadIcon />,
  inform: <MegaphoneIcon />,
};

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
