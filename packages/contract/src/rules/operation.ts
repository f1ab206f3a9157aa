import { OPERATION_KIND as KIND, type OperationKind } from '../entities/operation';
import type { ErrorKey } from '../errors';

/** How a call is told in the log of what people did. */
export interface OperationWords {
  readonly kind: OperationKind;
  readonly name: string;
  /** Field of the request or of the answer that names what it was done to. Never one that holds a secret or what somebody wrote. */
  readonly subject?: string;
  /** Other names, by the value of a field of the request. */
  readonly by?: { readonly field: string; readonly names: Readonly<Record<string, string>> };
}

const about =
  (kind: OperationKind, subject?: string) =>
  (name: string, by?: OperationWords['by']): OperationWords => ({
    kind,
    name,
    ...(subject === undefined ? {} : { subject }),
    ...(by === undefined ? {} : { by }),
  });

const ofMachine = about(KIND.rental, 'instance_name');
const ofInstance = about(KIND.instance, 'instance_name');
const ofMoney = about(KIND.money);
const ofAccount = about(KIND.account);
const ofSubAccount = about(KIND.subAccount, 'sub_account_name');
const ofTicket = about(KIND.workOrder, 'order_id');
const ofPapers = about(KIND.verification);
const onOff = (field: string, on: string, off: string) => ({ field, names: { true: on, false: off } });

/**
 * Every call that changes something for somebody who is signed in, and what the log says of it; null where it says nothing: polls, codes,
 * uploads that a later call sends, marks for oneself, and what leaves nothing behind to log. Logins have records of their own (decisions 117).
 */
export const OPERATIONS = {
  runKvm: about(KIND.rental, 'Container_name')('租用云主机'),
  runContainer: about(KIND.rental, 'Container_name')('租用容器'),
  runKvmFromKeptDisk: ofMachine('从保留磁盘启动'),
  renewKvm: ofMachine('续费云主机'),
  renewContainer: ofMachine('续费容器'),
  // Its machine is asked for by a number: who carries it out names it.
  renewBareMetal: about(KIND.rental)('续费裸金属'),
  setAutorenew: ofMachine('修改自动续费', onOff('on', '开启自动续费', '关闭自动续费')),
  addOneDisk: ofMachine('添加数据盘'),
  elasticUpgradeContainer: ofMachine('弹性升级'),
  updateBandwidth: ofMachine('修改带宽'),
  updateContainerCpu: ofMachine('升级 CPU'),
  updateContainerMemory: ofMachine('升级内存'),
  updateKvmCpu: ofMachine('升级 CPU'),
  updateKvmMemory: ofMachine('升级内存'),
  addReservation: about(KIND.rental, 'ReservationNo')('预约裸金属'),
  refundFailedStart: ofMachine('启动失败退费'),
  releaseEarly: ofMachine('提前释放并退还'),

  changeDueMode: ofInstance('修改到期处理方式'),
  modifyKvmPassword: ofInstance('修改实例密码'),
  noteInstance: about(KIND.instance, 'container_name')('修改实例备注'),
  updateBareMetalNote: about(KIND.instance)('修改裸金属备注'),
  reinstallKvm: ofInstance('重置系统'),
  removeKeptDisk: ofInstance('释放保留磁盘'),
  restartKvm: ofInstance('重启'),
  setStopPlan: ofInstance('修改自动关机'),
  openPort: ofInstance('开放端口'),
  closePort: ofInstance('关闭端口'),
  createSnapshot: ofInstance('创建快照'),
  restoreSnapshot: ofInstance('恢复快照'),
  deleteSnapshot: ofInstance('删除快照'),
  createOwnImage: ofInstance('保存为镜像'),
  deleteOwnImage: about(KIND.instance, 'image_key')('删除我的镜像'),
  setLabels: about(KIND.instance)('修改项目与标签'),
  renameProject: about(KIND.instance, 'project_id')('重命名项目'),
  removeProject: about(KIND.instance, 'project_id')('删除项目'),
  setBudget: ofMoney('设置预算'),
  removeBudget: ofMoney('删除预算'),
  setBalanceReminder: ofMoney('修改余额不足提醒'),
  createTerminalTicket: ofInstance('打开网页终端'),
  createScreenTicket: ofInstance('打开网页 VNC'),
  createPortLink: ofInstance('打开端口'),
  shutDownKvm: ofInstance('关机'),
  startFromShutdown: ofInstance('开机'),
  setInstanceSshKeys: ofInstance('修改实例的 SSH 公钥'),
  noticeWhenFree: null,
  noticeWhenInStock: null,
  screenshotKvm: null,

  createQrcode: about(KIND.money, 'out_trade_no')('创建充值订单'),
  getQrcode: null,
  getOrderStatus: null,
  buyPowerMoney: about(KIND.money, 'OrderNo')('购买算力券'),
  assignCoupon: ofMoney('领取优惠券'),
  redeemMoneyCoupon: ofMoney('将充值券充入余额'),
  requestBalanceRefund: ofMoney('申请余额退款'),
  answerSettlement: about(KIND.money, 'SettlementNo')('确认结算单', onOff('agree', '确认结算单', '对结算单提出异议')),
  setPayoutAccount: ofMoney('设置收款账户'),
  buyCloudDisk: ofMoney('开通、扩容或续费云盘'),

  addInvoiceRecord: about(KIND.invoice, 'RecordNo')('申请开票'),
  resendInvoice: about(KIND.invoice, 'record_id')('重发电子发票'),
  withdrawInvoice: about(KIND.invoice, 'record_id')('撤回开票申请'),
  addInvoiceTitle: about(KIND.invoice)('新增发票抬头'),
  editInvoiceTitle: about(KIND.invoice)('编辑发票抬头'),
  deleteInvoiceTitle: about(KIND.invoice)('删除发票抬头'),

  modifyUserName: ofAccount('修改用户名'),
  modifyPassword: ofAccount('修改登录密码'),
  modifyLoginPhone: ofAccount('修改登录手机'),
  modifyNotifyPhone: ofAccount('修改通知手机'),
  changeNoticeSetting: ofAccount('修改通知设置'),
  setSecondFactor: ofAccount('修改二次验证', onOff('on', '开启二次验证', '关闭二次验证')),
  confirmAuthenticator: ofAccount('绑定身份验证器'),
  removeAuthenticator: ofAccount('解绑身份验证器'),
  renewRecoveryCodes: ofAccount('重新生成恢复码'),
  confirmPasskey: about(KIND.account, 'Id')('添加通行密钥'),
  removePasskey: about(KIND.account, 'passkey_id')('删除通行密钥'),
  endLoginDevice: ofAccount('退出一台登录设备'),
  endOtherLoginDevices: ofAccount('退出其他登录设备'),
  unbindWechat: ofAccount('解绑微信'),
  addSshKey: about(KIND.account, 'Fingerprint')('添加 SSH 公钥'),
  removeSshKey: about(KIND.account, 'fingerprint')('删除 SSH 公钥'),
  addApiKey: ofAccount('创建 API 密钥'),
  removeApiKey: about(KIND.account, 'key_id')('撤销 API 密钥'),
  keepExport: ofAccount('导出数据'),
  deleteExport: ofAccount('删除导出文件'),
  logout: null,
  unregister: null,
  sendSecondFactorCode: null,
  startAuthenticator: null,
  startPasskey: null,
  getWechatBindQrcode: null,
  getWechatBindStatus: null,
  readReminders: null,

  addSubAccount: ofSubAccount('新建子账号'),
  deleteSubAccount: ofSubAccount('删除子账号'),
  modifySubAccountMoneyLimit: ofSubAccount('修改子账号额度'),
  noteSubAccount: ofSubAccount('修改子账号备注'),
  setSubAccountRights: ofSubAccount('修改子账号权限'),
  moveInstances: ofSubAccount('转移实例归属'),
  resetSubAccountPassword: ofSubAccount('重置子账号密码'),
  inviteSubAccount: ofSubAccount('邀请子账号'),
  resendInvitation: ofSubAccount('重发子账号邀请'),
  withdrawInvitation: ofSubAccount('撤回子账号邀请'),

  createWorkOrder: about(KIND.workOrder, 'no')('提交工单'),
  commentWorkOrder: ofTicket('回复工单'),
  updateWorkOrder: about(KIND.workOrder, 'id')('处理工单'),
  addWorkOrderNotification: ofTicket('添加工单通知人'),
  deleteWorkOrderNotification: about(KIND.workOrder)('移除工单通知人'),
  deleteWorkOrderAttachment: null,
  uploadWorkOrderAttachment: null,
  uploadWorkOrderImage: null,

  addVerification: ofPapers('提交认证'),
  confirmIdentityCard: ofPapers('确认身份证信息'),
  submitOtherChannel: ofPapers('提交人工审核认证'),
  verifyBankCard: ofPapers('银行卡核验'),
  withdrawVerification: ofPapers('撤回认证'),
  startFacePrint: null,
  getFacePrint: null,
  recogniseBusinessLicense: null,
  recogniseIdentityCard: null,
  sendVerificationCode: null,
  uploadVerificationFile: null,
} as const satisfies Readonly<Record<string, OperationWords | null>>;

const table: Readonly<Record<string, OperationWords | null>> = OPERATIONS;

/** Longest name of a subject that the log keeps; ours are shorter. */
const longestSubject = 64;

const fieldOf = (data: unknown, field: string): string => {
  if (typeof data !== 'object' || data === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** One line of the log. */
export interface TellableOperation {
  readonly kind: OperationKind;
  readonly name: string;
  readonly subject: string;
}

/**
 * What the log says of a call with this request and, when it was done, this answer; null for one that is not told. `named` is what it was done
 * to, where that is known by another name than the fields have.
 */
export function tellOperation(call: string, request: unknown, answer: unknown, named = ''): TellableOperation | null {
  const words = Object.hasOwn(table, call) ? table[call] : null;
  if (!words) return null;
  const { kind, name, subject, by } = words;
  const fromFields = subject === undefined ? '' : fieldOf(answer, subject) || fieldOf(request, subject);
  return {
    kind,
    name: (by && by.names[fieldOf(request, by.field)]) ?? name,
    subject: (named || fromFields).slice(0, longestSubject),
  };
}

/** Refusals that say nothing of what somebody wanted to do with the account: a slip of the form, an old price, a session that is over. */
const slips: ReadonlySet<ErrorKey> = new Set([
  'INVALID_BODY',
  'INVALID_REQUEST',
  'SESSION_INVALID',
  'SESSION_EXPIRED',
  'PRICE_CHANGED',
  'IDEMPOTENCY_MISMATCH',
  'DATABASE_ERROR',
]);

/** Whether the log tells of a refusal with this key. */
export const isToldRefusal = (key: ErrorKey): boolean => !slips.has(key);
