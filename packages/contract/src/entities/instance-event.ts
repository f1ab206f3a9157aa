import * as z from 'zod/mini';
import { RENTAL_UNIT } from '../enumerations';
import { money } from './money';
import { timestamp } from './time';

/** What happens to an instance (decisions 81). What takes time is two events: that it was asked for, and what came of it. */
export const INSTANCE_EVENT = {
  rented: 'rented',
  started: 'started',
  startFailed: 'start_failed',
  refunded: 'refunded',
  restart: 'restart',
  restarted: 'restarted',
  restartFailed: 'restart_failed',
  shutDown: 'shut_down',
  powerOn: 'power_on',
  poweredOn: 'powered_on',
  powerOnFailed: 'power_on_failed',
  reinstall: 'reinstall',
  reinstalled: 'reinstalled',
  reinstallFailed: 'reinstall_failed',
  renewed: 'renewed',
  autoRenewed: 'auto_renewed',
  autoRenewFailed: 'auto_renew_failed',
  upgraded: 'upgraded',
  password: 'password',
  keys: 'keys',
  keysApplied: 'keys_applied',
  moved: 'moved',
  terminal: 'terminal',
  autorenew: 'autorenew',
  dueMode: 'due_mode',
  expired: 'expired',
  kept: 'kept',
  startedFromKept: 'started_from_kept',
  released: 'released',
  abnormal: 'abnormal',
  recovered: 'recovered',
  outageCredited: 'outage_credited',
  earlyReleased: 'early_released',
  usageStopped: 'usage_stopped',
  stopPlan: 'stop_plan',
  portOpen: 'port_open',
  portOpened: 'port_opened',
  portOpenFailed: 'port_open_failed',
  portClose: 'port_close',
  portClosed: 'port_closed',
  snapshotCreate: 'snapshot_create',
  snapshotCreated: 'snapshot_created',
  snapshotCreateFailed: 'snapshot_create_failed',
  snapshotRestore: 'snapshot_restore',
  snapshotRestored: 'snapshot_restored',
  snapshotRestoreFailed: 'snapshot_restore_failed',
  snapshotDelete: 'snapshot_delete',
  snapshotDeleted: 'snapshot_deleted',
  snapshotDeleteFailed: 'snapshot_delete_failed',
  imageSave: 'image_save',
  imageSaved: 'image_saved',
  imageSaveFailed: 'image_save_failed',
} as const;
export type InstanceEventKind = (typeof INSTANCE_EVENT)[keyof typeof INSTANCE_EVENT];

/** What happened, in words. */
export const INSTANCE_EVENT_LABELS: Readonly<Record<InstanceEventKind, string>> = {
  rented: '租用实例',
  started: '启动完成',
  start_failed: '启动失败',
  refunded: '启动失败退费',
  restart: '重启实例',
  restarted: '重启完成',
  restart_failed: '重启失败',
  shut_down: '关机',
  power_on: '开机',
  powered_on: '开机完成',
  power_on_failed: '开机失败',
  reinstall: '重置系统',
  reinstalled: '重置系统完成',
  reinstall_failed: '重置系统失败',
  renewed: '续费',
  auto_renewed: '自动续费',
  auto_renew_failed: '自动续费未成功',
  upgraded: '升级配置',
  password: '修改登录密码',
  keys: '修改 SSH 公钥',
  keys_applied: 'SSH 公钥已生效',
  moved: '转移归属',
  terminal: '打开终端',
  autorenew: '修改自动续费',
  due_mode: '修改到期处理',
  expired: '到期，实例与磁盘已释放',
  kept: '到期，磁盘保留',
  started_from_kept: '磁盘由新实例沿用',
  released: '释放磁盘',
  abnormal: '运行异常',
  recovered: '恢复正常',
  outage_credited: '主机离线退费',
  early_released: '提前释放，实例与磁盘已释放',
  usage_stopped: '停止计费',
  stop_plan: '修改自动关机',
  port_open: '开放端口',
  port_opened: '端口已开放',
  port_open_failed: '端口开放失败',
  port_close: '关闭端口',
  port_closed: '端口已关闭',
  snapshot_create: '创建快照',
  snapshot_created: '快照已创建',
  snapshot_create_failed: '创建快照失败',
  snapshot_restore: '恢复快照',
  snapshot_restored: '快照已恢复',
  snapshot_restore_failed: '恢复快照失败',
  snapshot_delete: '删除快照',
  snapshot_deleted: '快照已删除',
  snapshot_delete_failed: '删除快照失败',
  image_save: '保存为镜像',
  image_saved: '镜像已保存',
  image_save_failed: '保存为镜像失败',
};

/** Groups that a list is filtered by. Every kind is in one. */
export const INSTANCE_EVENT_GROUP = { power: 'power', money: 'money', access: 'access', end: 'end' } as const;
export type InstanceEventGroup = (typeof INSTANCE_EVENT_GROUP)[keyof typeof INSTANCE_EVENT_GROUP];
export const INSTANCE_EVENT_GROUP_LABELS: Readonly<Record<InstanceEventGroup, string>> = {
  power: '启动与关机',
  money: '租用与续费',
  access: '登录与系统',
  end: '到期与释放',
};
export const INSTANCE_EVENT_KINDS: Readonly<Record<InstanceEventGroup, readonly InstanceEventKind[]>> = {
  power: [
    'started',
    'start_failed',
    'restart',
    'restarted',
    'restart_failed',
    'shut_down',
    'power_on',
    'powered_on',
    'power_on_failed',
    'started_from_kept',
    'abnormal',
    'recovered',
    'stop_plan',
  ],
  money: [
    'rented',
    'refunded',
    'renewed',
    'auto_renewed',
    'auto_renew_failed',
    'upgraded',
    'autorenew',
    'outage_credited',
  ],
  access: [
    'reinstall',
    'reinstalled',
    'reinstall_failed',
    'password',
    'keys',
    'keys_applied',
    'moved',
    'terminal',
    'port_open',
    'port_opened',
    'port_open_failed',
    'port_close',
    'port_closed',
    'snapshot_create',
    'snapshot_created',
    'snapshot_create_failed',
    'snapshot_restore',
    'snapshot_restored',
    'snapshot_restore_failed',
    'snapshot_delete',
    'snapshot_deleted',
    'snapshot_delete_failed',
    'image_save',
    'image_saved',
    'image_save_failed',
  ],
  end: ['due_mode', 'expired', 'kept', 'released', 'early_released', 'usage_stopped'],
};

/** What is told beside the kind. Absent is what does not belong to it. */
export const instanceEventDetails = z.object({
  /** Why it failed, a Chinese clause. */
  reason: z.optional(z.string()),
  /** Yuan that were paid, or that came back. */
  amount: z.optional(money),
  unit: z.optional(z.enum(RENTAL_UNIT)),
  count: z.optional(z.int()),
  /** The new end, or how long a disk is kept. */
  until: z.optional(timestamp),
  image: z.optional(z.string()),
  /** What was added, which port, which snapshot or own image, in Chinese. */
  change: z.optional(z.string()),
  on: z.optional(z.boolean()),
  /** How many keys there are now. */
  keys: z.optional(z.int()),
  /** Name of the API key with which it was done (decisions 105). */
  api_key: z.optional(z.string()),
});
export type InstanceEventDetails = z.infer<typeof instanceEventDetails>;

/** Who did it: the main account, a sub-account by its name, or the product by itself. */
export const EVENT_BY = { main: 'main', sub: 'sub', system: 'system' } as const;

export const instanceEvent = z.object({
  Id: z.string(),
  Kind: z.enum(INSTANCE_EVENT),
  By: z.enum(EVENT_BY),
  /** Empty but for `sub`. */
  SubAccountName: z.string(),
  Details: instanceEventDetails,
  RequestId: z.string(),
  CreateTime: timestamp,
});
export type InstanceEvent = z.infer<typeof instanceEvent>;
