import {
  ArrowUpDownIcon,
  CalendarClockIcon,
  CameraIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  ExternalLinkIcon,
  HardDriveIcon,
  ServerIcon,
  LifeBuoyIcon,
  LinkIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PowerIcon,
  ReceiptIcon,
  RedoIcon,
  RefreshIcon,
  ShieldCheckIcon,
  TrashIcon,
  TriangleAlertIcon,
  WalletIcon,
  ZapIcon,
} from '@compute-market/components/icons';
import type { ComponentType } from 'react';
import type { InstanceAction } from '../../instance-facts';

/** What ⋯ holds, from top to bottom: its time and money, what it is made of, its power, and last what cannot be undone. */
export const actionGroups: readonly (readonly InstanceAction[])[] = [
  ['stopBilling', 'renew', 'dueMode', 'autorenew', 'again', 'cost', 'refund'],
  ['details', 'note', 'upgradeCpu', 'upgradeMemory', 'addDisk', 'elastic', 'bandwidth', 'ticket'],
  ['connect', 'jupyter', 'rdp', 'password', 'screenshot', 'start', 'restart', 'shutDown'],
  ['reinstall', 'earlyRelease', 'release', 'releaseDisk'],
];

/** What destroys: the last group. */
export const isDangerous = (action: InstanceAction): boolean => actionGroups.at(-1)?.includes(action) ?? false;

/** The sign of each action; those of one kind share one. */
export const icons: Readonly<Record<InstanceAction, ComponentType<{ size?: number }>>> = {
  renew: CalendarClockIcon,
  dueMode: ClockIcon,
  autorenew: RedoIcon,
  again: CopyIcon,
  cost: ReceiptIcon,
  refund: WalletIcon,
  details: ServerIcon,
  note: PencilIcon,
  upgradeCpu: ZapIcon,
  upgradeMemory: ZapIcon,
  addDisk: HardDriveIcon,
  elastic: ZapIcon,
  bandwidth: ArrowUpDownIcon,
  ticket: LifeBuoyIcon,
  connect: LinkIcon,
  jupyter: ExternalLinkIcon,
  rdp: DownloadIcon,
  password: ShieldCheckIcon,
  screenshot: CameraIcon,
  start: PlayIcon,
  restart: RefreshIcon,
  shutDown: PowerIcon,
  reinstall: TriangleAlertIcon,
  earlyRelease: TrashIcon,
  stopBilling: PauseIcon,
  release: TrashIcon,
  releaseDisk: TrashIcon,
};
