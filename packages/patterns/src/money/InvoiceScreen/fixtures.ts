import type {
  InvoiceableChange,
  InvoiceConditions,
  InvoiceRecord,
  InvoiceTitle,
} from '@compute-market/contract/entities/invoice';

export const now = 1_795_154_721;

/** What can be invoiced, with other facts than those of a verified company. */
export const makeConditions = (changes: Partial<InvoiceConditions> = {}): InvoiceConditions => ({
  AbleMoney: 6700,
  TotalRecharge: 12_230,
  InvoicedMoney: 2500,
  RefundMoney: 200,
  GiftMoney: 830,
  PendingMoney: 2000,
  MinMoney: 10,
  CanSpecial: true,
  Contents: [
    { Key: 'compute', Name: '信息技术服务*高性能云计算服务' },
    { Key: 'telecom', Name: '电信服务*增值电信服务费' },
  ],
  Subjects: [
    { TitleType: 1, Name: '杭州明远智能科技有限公司' },
    { TitleType: 0, Name: '林*远' },
  ],
  Conditions: [
    { Key: 'verified', Passed: true, Reason: '', Route: '/console/verification' },
    { Key: 'amount', Passed: true, Reason: '', Route: '/console/recharge' },
    { Key: 'special', Passed: true, Reason: '', Route: '/console/verification' },
  ],
  ...changes,
});

/** A new account: nothing topped up, not verified. */
export const blockedConditions = makeConditions({
  AbleMoney: 0,
  TotalRecharge: 0,
  InvoicedMoney: 0,
  RefundMoney: 0,
  GiftMoney: 0,
  PendingMoney: 0,
  CanSpecial: false,
  Subjects: [],
  Conditions: [
    {
      Key: 'verified',
      Passed: false,
      Reason: '请先完成实名认证，发票抬头需与实名主体一致',
      Route: '/console/verification',
    },
    { Key: 'amount', Passed: false, Reason: '可开票金额不足 ¥10.00，充值后可申请', Route: '/console/recharge' },
    { Key: 'special', Passed: false, Reason: '完成企业认证后可开专票', Route: '/console/verification' },
  ],
});

/** A verified person: ordinary invoices only. */
export const personConditions = makeConditions({
  CanSpecial: false,
  Subjects: [{ TitleType: 0, Name: '林*远' }],
  Conditions: [
    { Key: 'verified', Passed: true, Reason: '', Route: '/console/verification' },
    { Key: 'amount', Passed: true, Reason: '', Route: '/console/recharge' },
    { Key: 'special', Passed: false, Reason: '完成企业认证后可开专票', Route: '/console/verification' },
  ],
});

export const makeTitle = (changes: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  Id: 1,
  Title: '杭州明远智能科技有限公司',
  TitleType: 1,
  TaxNo: '91350100M000100Y43',
  InvoiceType: 1,
  Address: '杭州市余杭区文一西路 1818 号 3 幢 502 室',
  Tel: '0571-88886666',
  BankName: '招商银行杭州余杭支行',
  BankAccount: '571902345610901',
  Email: 'finance@mingyuan.example.cn',
  IsDefault: true,
  ...changes,
});

const bare = {
  TaxNo: '',
  InvoiceType: 0,
  Address: '',
  Tel: '',
  BankName: '',
  BankAccount: '',
  IsDefault: false,
} as const;

export const titles: readonly InvoiceTitle[] = [
  makeTitle(),
  makeTitle({ ...bare, Id: 2, Title: '林知远', TitleType: 0, Email: 'lin.zhiyuan@example.cn' }),
  makeTitle({
    ...bare,
    Id: 3,
    Title: '浙江大学计算机科学与技术学院智能感知实验室',
    TitleType: 2,
    TaxNo: '12100000470095016Q',
  }),
];

export const makeRecord = (changes: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  Id: 1,
  RecordNo: 'FP2026112000031',
  Title: '杭州明远智能科技有限公司',
  TaxNo: '91350100M000100Y43',
  InvoiceType: 1,
  Content: '信息技术服务*高性能云计算服务',
  Amount: 1200,
  Status: 0,
  ApplyTime: 1_795_147_200,
  IssueTime: null,
  FileUrl: '',
  Email: 'finance@mingyuan.example.cn',
  RejectReason: '',
  Remark: '',
  ...changes,
});

/** One in every state, newest first. */
export const records: readonly InvoiceRecord[] = [
  makeRecord(),
  makeRecord({ Id: 2, RecordNo: 'FP2026111900028', Amount: 800, Status: 1, ApplyTime: 1_795_046_400 }),
  makeRecord({
    Id: 3,
    RecordNo: 'FP2026111300019',
    Title: '林知远',
    TaxNo: '',
    InvoiceType: 0,
    Amount: 300,
    Status: 4,
    ApplyTime: 1_794_507_000,
    RejectReason: '客户申请作废重开',
  }),
  makeRecord({
    Id: 4,
    RecordNo: 'FP2026110400007',
    Amount: 1500,
    Status: 2,
    ApplyTime: 1_793_722_000,
    IssueTime: 1_793_730_400,
    FileUrl: '/files/invoices/sample.pdf',
    Remark: '课题经费 2026-AI-017',
  }),
  makeRecord({
    Id: 5,
    RecordNo: 'FP2026110400006',
    Content: '电信服务*增值电信服务费',
    Amount: 1500,
    Status: 3,
    ApplyTime: 1_793_714_400,
    RejectReason: '项目与实际服务不符，请选择高性能云计算服务',
  }),
  makeRecord({
    Id: 6,
    RecordNo: 'FP2026102600002',
    Title: '林知远',
    TaxNo: '',
    InvoiceType: 0,
    Amount: 1000,
    Status: 2,
    ApplyTime: 1_792_958_400,
    IssueTime: 1_792_980_000,
    FileUrl: '/files/invoices/sample.pdf',
  }),
];

export const makeChange = (changes: Partial<InvoiceableChange> = {}): InvoiceableChange => ({
  Id: 218,
  CreateTime: 1_794_966_177,
  Source: '微信',
  OutTradeNo: '261118000421187',
  Amount: 5000,
  AbleAmount: 5000,
  InvoicedAmount: 0,
  BalanceAfter: 7860.4,
  Remark: '',
  ...changes,
});

export const changes: readonly InvoiceableChange[] = [
  makeChange(),
  makeChange({
    Id: 171,
    CreateTime: 1_794_229_548,
    Source: '支付宝',
    OutTradeNo: '261109000398842',
    Amount: 2000,
    AbleAmount: 1700,
    InvoicedAmount: 300,
    BalanceAfter: 3120.55,
  }),
  makeChange({
    Id: 120,
    CreateTime: 1_792_781_000,
    Source: '对公转账',
    OutTradeNo: '261024000341920',
    Amount: 2000,
    AbleAmount: 0,
    InvoicedAmount: 2000,
    BalanceAfter: 2401,
  }),
];

/** Eight digits, a long name, a word that cannot be broken. */
export const extremeRecords: readonly InvoiceRecord[] = [
  makeRecord({
    Title: '中国科学院自动化研究所模式识别国家重点实验室多模态智能感知与计算联合研究中心（杭州）',
    Amount: 99_999_999.99,
    Status: 2,
    FileUrl: '/files/invoices/sample.pdf',
    Email: 'accounts-payable-department@a-very-long-subdomain.research-institute.example.cn',
  }),
  makeRecord({
    Id: 2,
    RecordNo: 'FP2026112000032',
    Title: 'InternationalComputingServicesAndConsultingLimitedLiabilityCompany',
    Amount: 0.01,
    Status: 3,
    RejectReason: '统一社会信用代码与抬头名称不匹配，请核对营业执照后重新提交，如有疑问请提交工单联系客服处理',
  }),
];
