/** The closed lists of the wire, with the Chinese words a customer reads (product §3, §4). */

import type { ValueOf } from './value-of';

/** State of a rental. `shutDown` is ours: the specification starts from shutdown, so there must be such a state (screens G4). */
export const INSTANCE_STATUS = {
  startFailedRefunded: -2,
  startFailed: -1,
  ended: 0,
  running: 1,
  starting: 4,
  restarting: 5,
  shutDown: 6,
  restartFailed: 7,
  diskKept: 8,
} as const;
export type InstanceStatus = ValueOf<typeof INSTANCE_STATUS>;
export const INSTANCE_STATUS_LABELS: Readonly<Record<InstanceStatus, string>> = {
  [-2]: '启动失败（已退费）',
  [-1]: '启动失败',
  0: '已结束',
  1: '运行中',
  4: '启动中',
  5: '重启中',
  6: '已关机',
  7: '重启失败',
  8: '磁盘保留中',
};

/** From each state, the states it may reach. Starting a kept disk ends the old rental and makes a new one. */
export const INSTANCE_STATUS_MOVES: Readonly<Record<InstanceStatus, readonly InstanceStatus[]>> = {
  [-2]: [],
  [-1]: [-2],
  0: [],
  1: [0, 5, 6, 8],
  4: [-1, 1],
  5: [0, 1, 7, 8],
  6: [0, 1, 4, 8],
  7: [0, 1, 5, 8],
  8: [0],
};

/** Filter of the instance list, by group of states. */
export const INSTANCE_STATUS_FILTER = {
  default: 'statusDefault',
  running: 'statusRunning',
  keptDisk: 'statusKeeppedDisk',
  runningError: 'statusRunningError',
  createError: 'statusCreateError',
  all: 'statusAll',
} as const;
export type InstanceStatusFilter = ValueOf<typeof INSTANCE_STATUS_FILTER>;
export const INSTANCE_STATUS_FILTER_LABELS: Readonly<Record<InstanceStatusFilter, string>> = {
  statusDefault: '默认',
  statusRunning: '运行中',
  statusRunningError: '运行异常',
  statusCreateError: '启动错误',
  statusKeeppedDisk: '磁盘保留',
  statusAll: '全部',
};

/** Virtual machine or container. */
export const CONTAINER_TYPE = { kvm: 'kvm', docker: 'docker' } as const;
export type ContainerType = ValueOf<typeof CONTAINER_TYPE>;
export const CONTAINER_TYPE_LABELS: Readonly<Record<ContainerType, string>> = { kvm: '云主机', docker: '容器' };

/** What a rental is counted in (product §9). */
export const RENTAL_UNIT = { hour: 'hour', day: 'day', month: 'month' } as const;
export type RentalUnit = ValueOf<typeof RENTAL_UNIT>;

/** State of a top-up order; `paid` is the 1 the payment poll waits for (product §4). */
export const ORDER_STATUS = { unpaid: 0, paid: 1, closed: 2, refunded: 3, partlyRefunded: 4 } as const;
export type OrderStatus = ValueOf<typeof ORDER_STATUS>;
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  0: '待支付',
  1: '已支付',
  2: '已关闭',
  3: '已退款',
  4: '部分退款',
};

export * from './money-enumerations';
export * from './billing';
export * from './pay-type';

/** Why the wallet moved. */
export const BALANCE_CHANGE_TYPE = {
  topUp: 1,
  rent: 2,
  renew: 3,
  upgrade: 4,
  diskOrBandwidth: 5,
  cloudDisk: 6,
  refund: 7,
  coupon: 8,
  buyVoucher: 9,
  manual: 10,
  creditRepayment: 11,
  /** Ours: unspent money goes back to where it came from (decisions 43). */
  balanceRefund: 12,
  /** Ours: a day of an image of one's own (decisions 152). */
  ownImage: 13,
} as const;
export type BalanceChangeType = ValueOf<typeof BALANCE_CHANGE_TYPE>;
export const BALANCE_CHANGE_TYPE_LABELS: Readonly<Record<BalanceChangeType, string>> = {
  1: '充值',
  2: '租用',
  3: '续费',
  4: '升级',
  5: '磁盘/带宽',
  6: '云盘',
  7: '退费',
  8: '优惠券充入',
  9: '购买算力券',
  10: '人工调整',
  11: '授信还款',
  12: '余额退款',
  13: '我的镜像',
};

/** What a wallet move points to. */
export const RELATION_TYPE = {
  order: 'order',
  instance: 'instance',
  coupon: 'coupon',
  invoice: 'invoice',
  none: '',
} as const;

/** What an instance cost line pays for; a refund is negative. */
export const COST_TYPE = {
  create: 1,
  renew: 2,
  upgradeCpu: 3,
  upgradeMemory: 4,
  addDisk: 5,
  bandwidth: 6,
  keepDisk: 7,
  elasticUpgrade: 8,
  refund: 9,
  /** Ours: an hour of a rental by usage after its first (decisions 144). */
  usage: 10,
  /** Ours: a day of an image that was made of it (decisions 152). */
  ownImage: 11,
} as const;
export type CostType = ValueOf<typeof COST_TYPE>;
export const COST_TYPE_LABELS: Readonly<Record<CostType, string>> = {
  1: '创建',
  2: '续费',
  3: '升级CPU',
  4: '升级内存',
  5: '添加磁盘',
  6: '带宽',
  7: '保留磁盘',
  8: '弹性升级',
  9: '退费',
  10: '按量计费',
  11: '我的镜像',
};
/** Costs that come by the hour: a folded bill shows those of a day in one line (decisions 66, 144). */
export const FOLDED_COST_TYPES: readonly CostType[] = [COST_TYPE.keepDisk, COST_TYPE.usage];

/** Costs in the bills of instances that are for storage beside them, each a product of its own (decisions 112, 152). */
export const STORAGE_COST_TYPES: readonly CostType[] = [COST_TYPE.keepDisk, COST_TYPE.ownImage];

/** What a runway is spent on: rentals, disks kept after them, the cloud disk, and images of one's own. */
export const RUNWAY_ITEM = {
  instance: 'instance',
  keptDisk: 'kept_disk',
  cloudDisk: 'cloud_disk',
  ownImage: 'own_image',
} as const;

/** What a charge would fail for: the purse, or a sub-account's limit. */
export const SHORT_OF = { purse: 'purse', limit: 'limit' } as const;
export type ShortOf = ValueOf<typeof SHORT_OF>;

/** State of a bare-metal reservation. */
export const RESERVATION_STATUS = { waiting: 0, quoted: 1, signed: 2, delivered: 3, cancelled: 4 } as const;
export type ReservationStatus = ValueOf<typeof RESERVATION_STATUS>;
export const RESERVATION_STATUS_LABELS: Readonly<Record<ReservationStatus, string>> = {
  0: '待联系',
  1: '已报价',
  2: '已签约',
  3: '已交付',
  4: '已取消',
};

/** Whether a bare-metal model can be reserved. */
export const BARE_METAL_STATUS = { none: 0, bookable: 1, few: 2 } as const;
export type BareMetalStatus = ValueOf<typeof BARE_METAL_STATUS>;
export const BARE_METAL_STATUS_LABELS: Readonly<Record<BareMetalStatus, string>> = {
  0: '已约满',
  1: '可预约',
  2: '少量可约',
};

/** State of a ticket. A customer's reply moves 2 to 1; 3 becomes 4 after seven days; 3 and 4 reopen to 1. */
export const WORK_ORDER_STATUS = {
  waiting: 0,
  processing: 1,
  needsReply: 2,
  solved: 3,
  closed: 4,
  revoked: 5,
} as const;
export type WorkOrderStatus = ValueOf<typeof WORK_ORDER_STATUS>;
export const WORK_ORDER_STATUS_LABELS: Readonly<Record<WorkOrderStatus, string>> = {
  0: '待受理',
  1: '处理中',
  2: '待您反馈',
  3: '已解决',
  4: '已关闭',
  5: '已撤销',
};

/** What `PUT orders/{id}` does; product §7 names revoke and comment. */
export const WORK_ORDER_ACTION = {
  revoke: 'revoke',
  comment: 'comment',
  close: 'close',
  reopen: 'reopen',
  rate: 'rate',
} as const;
export type WorkOrderAction = ValueOf<typeof WORK_ORDER_ACTION>;

/** What a ticket is about. */
export const WORK_ORDER_RESOURCE = {
  kvm: 'kvm',
  docker: 'docker',
  bareMetal: 'bare_metal',
  order: 'order',
  invoice: 'invoice',
  none: 'none',
} as const;
export type WorkOrderResource = ValueOf<typeof WORK_ORDER_RESOURCE>;
export const WORK_ORDER_RESOURCE_LABELS: Readonly<Record<WorkOrderResource, string>> = {
  kvm: '云主机',
  docker: '容器',
  bare_metal: '裸金属',
  order: '充值订单',
  invoice: '发票',
  none: '无',
};

/** State of a verification. */
export const VERIFICATION_STATUS = { reviewing: 0, verified: 1, rejected: 2, expired: 3 } as const;
export type VerificationStatus = ValueOf<typeof VERIFICATION_STATUS>;
export const VERIFICATION_STATUS_LABELS: Readonly<Record<VerificationStatus, string>> = {
  0: '审核中',
  1: '已认证',
  2: '已驳回',
  3: '已失效',
};

/** Whom a verification is for (product §3). */
export const VERIFICATION_TYPE = { personal: 0, enterprise: 1 } as const;
export type VerificationType = ValueOf<typeof VERIFICATION_TYPE>;

export const VERIFICATION_METHOD = { face: 'face', bankCard: 'bank_card', license: 'license', other: 'other' } as const;
export type VerificationMethod = ValueOf<typeof VERIFICATION_METHOD>;
export const VERIFICATION_METHOD_LABELS: Readonly<Record<VerificationMethod, string>> = {
  face: '人脸核验',
  bank_card: '银行卡核验',
  license: '营业执照',
  other: '人工审核',
};

/** Papers accepted when a face check is not possible (screens B23). `id_card` is our extension, for a server that checks no faces (decisions 138). */
export const CERTIFICATE_TYPE = {
  identityCard: 'id_card',
  passport: 'passport',
  hongKongMacau: 'hk_mo',
  taiwan: 'tw',
  student: 'student',
  other: 'other',
} as const;
export type CertificateType = ValueOf<typeof CERTIFICATE_TYPE>;
export const CERTIFICATE_TYPE_LABELS: Readonly<Record<CertificateType, string>> = {
  id_card: '居民身份证',
  passport: '护照',
  hk_mo: '港澳居民来往内地通行证',
  tw: '台湾居民来往大陆通行证',
  student: '学生证',
  other: '其他证件',
};

/** State of a face check while the page polls it. */
export const FACE_STATUS = { waiting: 0, passed: 1, failed: 2, expired: 3 } as const;
export type FaceStatus = ValueOf<typeof FACE_STATUS>;

/** State of a chat-app QR: `succeeded` is bound or logged in; `notBound` only answers a login. */
export const WECHAT_STATUS = { waiting: 0, scanned: 1, succeeded: 2, expired: 3, notBound: 4 } as const;
export type WechatStatus = ValueOf<typeof WECHAT_STATUS>;

/** Coupon kinds (product §3): type 0 is topped up, the others reduce an order. */
export const COUPON_TYPE = { recharge: 0, discount: 1, reduction: 2 } as const;
export type CouponType = ValueOf<typeof COUPON_TYPE>;

/** `status` of the assigned-coupon list. Its 2 is not the session-invalid status 2 of an envelope (screens G15). */
export const ASSIGNED_COUPON_FILTER = { unused: 0, used: 1, all: 2 } as const;
export type AssignedCouponFilter = ValueOf<typeof ASSIGNED_COUPON_FILTER>;

/** Rentals a coupon may pay (product §3). */
export const COUPON_USE_MODE = { unlimited: 0, plan: 1 } as const;

/** Who may claim a coupon (product §3). */
export const COUPON_AUDIENCE = { all: 0, student: 1, enterprise: 2 } as const;
export type CouponAudience = ValueOf<typeof COUPON_AUDIENCE>;
export const COUPON_AUDIENCE_LABELS: Readonly<Record<CouponAudience, string>> = {
  0: '全部用户',
  1: '学生认证用户',
  2: '企业认证用户',
};

/** What an order that may take a coupon does. */
export const COUPON_SCENE = { rent: 'rent', renew: 'renew', upgrade: 'upgrade', restart: 'restart' } as const;

/** What happens to the disk when the rental ends. */
export const DUE_MODE = { keep: 1, release: -1 } as const;
export type DueMode = ValueOf<typeof DUE_MODE>;
export const DUE_MODE_LABELS: Readonly<Record<DueMode, string>> = { 1: '保留磁盘', [-1]: '释放磁盘' };

/** Which purse an order empties first (decisions 15). */
export const PAY_FIRST = { voucher: 'power', balance: 'money' } as const;
export type PayFirst = ValueOf<typeof PAY_FIRST>;
export const PAY_FIRST_LABELS: Readonly<Record<PayFirst, string>> = { power: '算力券优先', money: '余额优先' };

/** Prepaid plan, or paid by time. */
export const USE_MODE = { byTime: 0, plan: 1 } as const;

export const IMAGE_SYSTEM = { linux: 'Linux', windows: 'Windows' } as const;

/** State of a plugin of an instance (screens B9). */
export const PLUGIN_STATUS = { none: 0, starting: 1, running: 2 } as const;
export type PluginStatus = ValueOf<typeof PLUGIN_STATUS>;

/** What `/buy_sftp_size` buys. */
export const CLOUD_DISK_ORDER = { open: 0, enlarge: 1, renew: 2 } as const;
export type CloudDiskOrder = ValueOf<typeof CLOUD_DISK_ORDER>;

/** Why a text message with a code is sent (extension, screens G3). */
export const SMS_SCENE = {
  login: 'login',
  register: 'register',
  resetPassword: 'reset_passwd',
  notifyPhone: 'notify_phone',
  unregister: 'unregister',
  balanceRefund: 'balance_refund',
  currentPhone: 'current_phone',
  newPhone: 'new_phone',
} as const;
export type SmsScene = ValueOf<typeof SMS_SCENE>;

/** Kind of a text: the first three are notices, `document` is a help page read through the same call. */
export const NOTICE_TYPE = { system: 0, activity: 1, maintenance: 2, document: 3 } as const;
export type NoticeType = ValueOf<typeof NOTICE_TYPE>;
export const NOTICE_TYPE_LABELS: Readonly<Record<NoticeType, string>> = { 0: '系统', 1: '活动', 2: '维护', 3: '文档' };

/** Events a customer may be told of (screens B11). */
export const NOTICE_EVENT = {
  due: 'due',
  expired: 'expired',
  diskRelease: 'disk_release',
  startError: 'start_error',
  lowBalance: 'low_balance',
  recharge: 'recharge',
  workOrder: 'work_order',
  coupon: 'coupon',
  activity: 'activity',
  /** Ours: a month that was closed (decisions 112). */
  bill: 'bill',
  /** Ours: what is spent of a budget (decisions 114). */
  budget: 'budget',
} as const;
export type NoticeEvent = ValueOf<typeof NOTICE_EVENT>;
export const NOTICE_EVENT_LABELS: Readonly<Record<NoticeEvent, string>> = {
  due: '实例即将到期',
  expired: '实例已到期',
  disk_release: '磁盘即将释放',
  start_error: '启动失败',
  low_balance: '余额不足',
  recharge: '充值到账',
  work_order: '工单回复',
  coupon: '优惠券到期',
  activity: '活动',
  bill: '月账单',
  budget: '预算提醒',
};

export const NOTICE_CHANNEL = { sms: 'sms', wechat: 'wechat', site: 'site' } as const;
export type NoticeChannel = ValueOf<typeof NOTICE_CHANNEL>;
export const NOTICE_CHANNEL_LABELS: Readonly<Record<NoticeChannel, string>> = {
  sms: '短信',
  wechat: '微信',
  site: '站内',
};
