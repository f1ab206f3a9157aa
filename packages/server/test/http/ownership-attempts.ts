/** What a customer can own and name in a call. */
export type Owned =
  | 'machine'
  | 'bareMetal'
  | 'order'
  | 'coupon'
  | 'title'
  | 'record'
  | 'topUp'
  | 'ticket'
  | 'attachment'
  | 'notification'
  | 'subAccount'
  | 'device'
  | 'apiKey'
  | 'passkey'
  | 'snapshot'
  | 'ownImage'
  | 'project'
  | 'budget'
  | 'invitation'
  | 'scan'
  | 'face'
  | 'paper'
  | 'verification'
  | 'reminder'
  | 'host'
  | 'settlement'
  | 'export';

/** A field that names something owned, and what else the call needs so that the owner is looked for. */
export interface Attempt {
  readonly field: string;
  readonly owned: Owned;
  readonly rest?: Readonly<Record<string, unknown>>;
  /** The field is a list. */
  readonly many?: true;
  /** Filled with something of the caller's own. */
  readonly own?: Readonly<Record<string, 'kvm' | 'docker' | 'kept' | 'title' | 'code'>>;
  /** What names another's is answered like what names nothing: an empty list, or null. */
  readonly filters?: true;
}

const page = { page: 1, page_size: 20 };
const hour = { pack_time: 1, unit: 'hour' };
const machine = (rest?: Attempt['rest']): Attempt => ({
  field: 'instance_name',
  owned: 'machine',
  ...(rest === undefined ? {} : { rest }),
});
const onKvm = { instance_name: 'kvm' } as const;
const onDocker = { instance_name: 'docker' } as const;
const onKept = { instance_name: 'kept' } as const;
const coupon = (own: NonNullable<Attempt['own']>, rest: Attempt['rest']): Attempt => ({
  field: 'coupon_id',
  owned: 'coupon',
  own,
  ...(rest === undefined ? {} : { rest }),
});
const newMachine = { gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', ...hour };
const startOfKept = { gpu_type: 'RTX 3090', gpu_num: 1, ...hour };
const upgrade = (own: NonNullable<Attempt['own']>, rest: Attempt['rest']): Attempt[] => [
  machine(rest),
  coupon(own, rest),
];
/** A ticket that may be sent. */
export const ticket = {
  category_id: 3,
  sub_category_id: 32,
  title: '训练中途掉卡',
  content: '只识别到 2 张',
  phone: '13800138000',
};
const titleFields = {
  title: '苏州衡川数据有限公司',
  title_type: 1,
  tax_no: '91350100M000100Y43',
  invoice_type: 0,
  email: 'finance@example.cn',
};
const invoice = { amount: 100, invoice_type: 0, content: 'compute', email: 'finance@example.cn' };
const company = {
  verify_type: 1,
  method: 'license',
  company_name: '苏州衡川数据有限公司',
  credit_code: '91350100M000100Y43',
  legal_name: '沈清和',
  legal_id_number: '33010619980815002X',
  phone: '13922300002',
};
const fileOfOwn = { name: '周小满', verify_type: 0, cert_type: 'student', cert_number: '20260012345' };

/** Every field of the contract that names something owned, by call. A call with such a field that is missing here fails the walk. */
export const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  // Machines.
  getInstances: [
    { ...machine(page), filters: true },
    { field: 'sub_account_name', owned: 'subAccount', rest: page, filters: true },
  ],
  noteInstance: [{ field: 'container_name', owned: 'machine', rest: { note: '别人的' } }],
  changeDueMode: [machine({ due_mode: -1 })],
  removeKeptDisk: [machine()],
  getVncAndSsh: [machine()],
  getRdpFile: [machine()],
  refundFailedStart: [machine()],
  getStartOptions: [machine()],
  startFromShutdown: [machine()],
  shutDownKvm: [machine()],
  restartKvm: [machine()],
  modifyKvmPassword: [machine({ passwd: 'Gpu2026rent' })],
  screenshotKvm: [machine()],
  checkPorts: [machine()],
  getInstanceUsage: [machine({ range: '24h' })],
  getCardCourses: [{ field: 'instance_names', owned: 'machine', many: true, filters: true }],
  getInstanceSshKeys: [machine()],
  setInstanceSshKeys: [machine({ fingerprints: [] })],
  getInstanceEvents: [machine({ limit: 20 })],
  createTerminalTicket: [machine()],
  createScreenTicket: [machine()],
  createPortLink: [machine({ inner: 8888 })],
  getStopPlan: [machine()],
  setStopPlan: [machine({ stop_time: null, idle_hours: 1, before_money_ends: false })],
  getEarlyRelease: [machine()],
  releaseEarly: [machine({ amount: 1 })],
  getPorts: [machine()],
  openPort: [machine({ inner: 8000, name: '别人的' })],
  closePort: [machine({ inner: 8000 })],
  getSnapshots: [machine()],
  createSnapshot: [machine({ name: '别人的' })],
  restoreSnapshot: [machine({ snapshot_id: 'a' }), { field: 'snapshot_id', owned: 'snapshot', own: onKvm }],
  deleteSnapshot: [
    machine({ snapshot_id: 'a' }),
    { field: 'snapshot_id', owned: 'snapshot', own: onKvm, filters: true },
  ],
  createOwnImage: [machine({ name: '别人的' })],
  deleteOwnImage: [{ field: 'image_key', owned: 'ownImage', filters: true }],
  setLabels: [{ field: 'instance_names', owned: 'machine', many: true, rest: { project: '别人的' } }],
  renameProject: [{ field: 'project_id', owned: 'project', rest: { name: '别人的' } }],
  removeProject: [{ field: 'project_id', owned: 'project' }],
  setBudget: [
    { field: 'project_id', owned: 'project', rest: { amount: 100 } },
    { field: 'sub_account_name', owned: 'subAccount', rest: { amount: 100 } },
  ],
  resendInvitation: [{ field: 'invitation_id', owned: 'invitation' }],
  withdrawInvitation: [{ field: 'invitation_id', owned: 'invitation' }],
  removeBudget: [{ field: 'budget_id', owned: 'budget' }],
  deleteExport: [{ field: 'export_id', owned: 'export' }],
  noticeWhenFree: [machine({ gpu_num: 1 })],
  getOperations: [{ field: 'sub_account_name', owned: 'subAccount', rest: page, filters: true }],
  getLocalImages: [machine()],
  reinstallKvm: [machine({ image_name: 'pytorch-2.5' })],
  setAutorenew: [machine({ on: true, ...hour })],
  getInstanceCost: [machine()],
  getInstanceCosts: [
    { ...machine(page), filters: true },
    { field: 'sub_account_name', owned: 'subAccount', rest: page, filters: true },
  ],
  getRemainDisk: [machine()],
  getHostRemainCpu: [machine()],
  getHostRemainMemory: [machine()],
  getContainerRemainCpu: [machine()],
  getContainerRemainGpu: [machine()],
  getContainerRemainMemory: [machine()],
  addDiskQueryPrice: upgrade(onKvm, { disk_size: 100 }),
  addOneDisk: upgrade(onKvm, { disk_size: 100 }),
  updateBandwidthQueryPrice: upgrade(onKvm, { bandwidth: 50 }),
  updateBandwidth: upgrade(onKvm, { bandwidth: 50 }),
  updateCpuQueryPrice: upgrade(onKvm, { add_cpu: 1 }),
  updateKvmCpu: upgrade(onKvm, { add_cpu: 1 }),
  updateKvmMemory: upgrade(onKvm, { add_memory: 1 }),
  updateMemoryQueryPrice: upgrade(onKvm, { add_memory: 1 }),
  updateContainerCpu: upgrade(onDocker, { add_cpu: 1 }),
  updateContainerMemory: upgrade(onDocker, { add_memory: 1 }),
  elasticUpgradeContainer: upgrade(onDocker, { add_cpu: 1 }),
  elasticUpgradeQueryPrice: upgrade(onDocker, { add_cpu: 1 }),
  renewKvm: upgrade(onKvm, hour),
  renewKvmQueryPrice: upgrade(onKvm, hour),
  renewContainer: upgrade(onDocker, hour),
  renewContainerQueryPrice: upgrade(onDocker, hour),
  runKvmFromKeptDisk: upgrade(onKept, startOfKept),
  runKvmFromKeptDiskQueryPrice: upgrade(onKept, startOfKept),
  runKvm: [coupon({}, newMachine)],
  runKvmQueryPrice: [coupon({}, newMachine)],
  runContainer: [coupon({}, newMachine)],
  runContainerQueryPrice: [coupon({}, newMachine)],

  // Bare metal.
  updateBareMetalNote: [{ field: 'id', owned: 'bareMetal', rest: { note: '别人的' } }],
  renewBareMetal: [{ field: 'id', owned: 'bareMetal', rest: { pack_time: 1 } }],
  renewBareMetalQueryPrice: [{ field: 'id', owned: 'bareMetal', rest: { pack_time: 1 } }],
  getBareMetalCosts: [{ field: 'id', owned: 'bareMetal', rest: page, filters: true }],

  // Money.
  getQrcode: [{ field: 'out_trade_no', owned: 'order' }],
  getOrderStatus: [{ field: 'out_trade_no', owned: 'order' }],
  getOrderDetail: [{ field: 'out_trade_no', owned: 'order', filters: true }],
  redeemMoneyCoupon: [{ field: 'coupon_id', owned: 'coupon' }],
  getBalanceChanges: [{ field: 'sub_account_name', owned: 'subAccount', rest: page, filters: true }],
  editInvoiceTitle: [{ field: 'id', owned: 'title', rest: titleFields }],
  deleteInvoiceTitle: [{ field: 'id', owned: 'title' }],
  addInvoiceRecord: [
    { field: 'invoice_id', owned: 'title', rest: invoice },
    { field: 'change_ids', owned: 'topUp', many: true, rest: invoice, own: { invoice_id: 'title' } },
  ],
  withdrawInvoice: [{ field: 'record_id', owned: 'record' }],
  resendInvoice: [{ field: 'record_id', owned: 'record', rest: { email: 'thief@example.cn' } }],
  getMachineIncome: [
    {
      field: 'host',
      owned: 'host',
      rest: { ...page, begin_time: 1_700_000_000, end_time: 1_700_500_000 },
      filters: true,
    },
  ],
  getSettlementLines: [{ field: 'settlement_id', owned: 'settlement', rest: page }],
  answerSettlement: [{ field: 'settlement_id', owned: 'settlement', rest: { agree: true } }],

  // Sub-accounts.
  deleteSubAccount: [{ field: 'sub_account_name', owned: 'subAccount' }],
  noteSubAccount: [{ field: 'sub_account_name', owned: 'subAccount', rest: { note: '别人的' } }],
  resetSubAccountPassword: [{ field: 'sub_account_name', owned: 'subAccount', rest: { passwd: 'Gpu2026rent' } }],
  setSubAccountRights: [{ field: 'sub_account_name', owned: 'subAccount', rest: { rights: ['run'] } }],
  // Whose the sub-account is where the instance is one's own: calls/move-instances.test.ts.
  moveInstances: [
    { field: 'instance_names', owned: 'machine', many: true, rest: {} },
    { field: 'sub_account_name', owned: 'subAccount', rest: { instance_names: ['k0000000'] } },
  ],
  modifySubAccountMoneyLimit: [{ field: 'sub_account_name', owned: 'subAccount', rest: { money_limit: 1 } }],
  getAllSubAccountInstances: [{ field: 'sub_account_name', owned: 'subAccount', rest: page, filters: true }],
  getSubAccountInstances: [{ field: 'sub_account_name', owned: 'subAccount', rest: page }],

  // Tickets.
  getWorkOrder: [{ field: 'id', owned: 'ticket' }],
  updateWorkOrder: ['revoke', 'close', 'reopen']
    .map((action): Attempt => ({ field: 'id', owned: 'ticket', rest: { action } }))
    .concat(
      { field: 'id', owned: 'ticket', rest: { action: 'comment', content: '别人的' } },
      { field: 'id', owned: 'ticket', rest: { action: 'rate', rate: 1 } },
    ),
  commentWorkOrder: [{ field: 'order_id', owned: 'ticket', rest: { content: '别人的' } }],
  addWorkOrderNotification: [
    { field: 'order_id', owned: 'ticket', rest: { type: 'email', target: 'thief@example.cn' } },
  ],
  deleteWorkOrderAttachment: [{ field: 'id', owned: 'attachment' }],
  deleteWorkOrderNotification: [{ field: 'id', owned: 'notification' }],
  createWorkOrder: [
    { field: 'resource_id', owned: 'machine', rest: { ...ticket, resource_type: 'kvm' } },
    { field: 'resource_id', owned: 'order', rest: { ...ticket, resource_type: 'order' } },
    { field: 'attachment_ids', owned: 'attachment', many: true, rest: { ...ticket, resource_type: 'none' } },
    { field: 'notification_ids', owned: 'notification', many: true, rest: { ...ticket, resource_type: 'none' } },
  ],

  // Identity, scans, messages.
  endLoginDevice: [{ field: 'device_id', owned: 'device' }],
  removeApiKey: [{ field: 'key_id', owned: 'apiKey' }],
  removePasskey: [{ field: 'passkey_id', owned: 'passkey' }],
  getFacePrint: [{ field: 'certify_id', owned: 'face', rest: { enterprise: 0 } }],
  withdrawVerification: [{ field: 'id', owned: 'verification' }],
  submitOtherChannel: [{ field: 'files', owned: 'paper', many: true, rest: fileOfOwn }],
  addVerification: [{ field: 'license_file', owned: 'paper', rest: company, own: { captcha: 'code' } }],
  getWechatBindStatus: [{ field: 'scene', owned: 'scan', filters: true }],
  readReminders: [{ field: 'until_id', owned: 'reminder', filters: true }],
};

/** Fields that look as if they named something owned, and do not: a field of every call, or of one. */
export const namesNothingOwned: Readonly<Record<string, string>> = {
  name: 'the name of a person',
  image_name: 'an image of the house',
  container_image: 'a public image of a registry',
  spec_name: 'a specification of the house',
  gpu_type: 'a card of the house',
  contact_name: 'the name of a person',
  company_name: 'the name of a company',
  legal_name: 'the name of a person',
  bank_name: 'the name of a bank',
  tax_no: 'a public number',
  image: 'a picture that is sent',
  file: 'a file that is sent',
  category_id: 'a category of the house',
  sub_category_id: 'a category of the house',
  'rateDocument.id': 'a help document of the house',
  group_id: 'coupons for everybody who may have them',
  bare_metal_id: 'a model of the house',
  host_name: 'a host of the market, on offer to everybody',
  'addSubAccount.sub_account_name': 'a new name, free in every account of its own',
  'inviteSubAccount.sub_account_name': 'a new name, free in every account of its own',
  'sendSmsCode.scene': 'what the code is for',
  'sendVerificationCode.scene': 'what the code is for',
  'pickCoupon.scene': 'which order is asked for',
  'buyCloudDisk.coupon_id': 'a cloud disk takes no coupon: refused before its owner is looked for',
  'buyCloudDiskQueryPrice.coupon_id': 'a cloud disk takes no coupon: refused before its owner is looked for',
  'renewBareMetal.coupon_id': 'bare metal takes no coupon: refused before its owner is looked for',
  'renewBareMetalQueryPrice.coupon_id': 'bare metal takes no coupon: refused before its owner is looked for',
  'commentWorkOrder.attachment_ids': 'tried in a ticket of the caller',
  'updateWorkOrder.attachment_ids': 'sent by the same lines as those of commentWorkOrder',
  'addSshKey.name': 'what its owner calls a new key',
  'renameProject.name': 'what its owner calls a project',
  'addApiKey.name': 'what its owner calls a new key',
  'confirmPasskey.name': 'what its owner calls a new passkey',
  'uploadWorkOrderAttachment.order_id': 'tried with a file',
  'addVerification.authorization_file': 'read by the same lines as license_file',
};
