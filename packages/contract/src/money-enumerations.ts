/** The closed lists of invoices, of refunds, of what partners earn and of how money is summed up; read from `enumerations`. */

import type { ValueOf } from './value-of';

/** State of an invoice. */
export const INVOICE_STATUS = { reviewing: 0, issuing: 1, issued: 2, rejected: 3, voided: 4 } as const;
export type InvoiceStatus = ValueOf<typeof INVOICE_STATUS>;
export const INVOICE_STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  0: '审核中',
  1: '开具中',
  2: '已开具',
  3: '已驳回',
  4: '已作废',
};

/** Kind of invoice title. */
export const INVOICE_TITLE_TYPE = { personal: 0, company: 1, other: 2 } as const;
export type InvoiceTitleType = ValueOf<typeof INVOICE_TITLE_TYPE>;
export const INVOICE_TITLE_TYPE_LABELS: Readonly<Record<InvoiceTitleType, string>> = {
  0: '个人',
  1: '企业',
  2: '其他组织',
};

/** 普票 or 专票; the special one needs a company title. */
export const INVOICE_TYPE = { ordinary: 0, special: 1 } as const;
export type InvoiceType = ValueOf<typeof INVOICE_TYPE>;
export const INVOICE_TYPE_LABELS: Readonly<Record<InvoiceType, string>> = { 0: '普票', 1: '专票' };

/** State of a balance refund: its money is set aside, went back, or is in the balance again. */
export const BALANCE_REFUND_STATUS = { processing: 0, returned: 1, rejected: 2 } as const;
export type BalanceRefundStatus = ValueOf<typeof BALANCE_REFUND_STATUS>;
export const BALANCE_REFUND_STATUS_LABELS: Readonly<Record<BalanceRefundStatus, string>> = {
  0: '处理中',
  1: '已退回',
  2: '已拒绝',
};

/** How a balance refund goes back: through the channel that it came by, or by bank transfer. */
export const BALANCE_REFUND_WAY = { channel: 0, transfer: 1 } as const;
export type BalanceRefundWay = ValueOf<typeof BALANCE_REFUND_WAY>;
export const BALANCE_REFUND_WAY_LABELS: Readonly<Record<BalanceRefundWay, string>> = { 0: '原路退回', 1: '银行转账' };

/** State of a settlement sheet; `disputed` is ours (decisions 116). */
export const SETTLEMENT_STATUS = { open: 0, toConfirm: 1, confirmed: 2, paid: 3, disputed: 4 } as const;
export type SettlementStatus = ValueOf<typeof SETTLEMENT_STATUS>;
export const SETTLEMENT_STATUS_LABELS: Readonly<Record<SettlementStatus, string>> = {
  0: '结算中',
  1: '待确认',
  2: '已确认',
  3: '已付款',
  4: '有异议',
};

/** What a line of a settlement sheet is (decisions 116). */
export const SETTLEMENT_LINE = { rent: 'rent', refund: 'refund' } as const;

/** How partner income is grouped. */
export const INCOME_GROUP = { day: 'day', month: 'month', machine: 'machine' } as const;
export type IncomeGroup = ValueOf<typeof INCOME_GROUP>;

/** How expenses are grouped (decisions 83). */
export const EXPENSE_GROUP = {
  instance: 'instance',
  type: 'type',
  sub: 'sub',
  gpu: 'gpu',
  project: 'project',
  day: 'day',
} as const;
export type ExpenseGroup = ValueOf<typeof EXPENSE_GROUP>;
/** Keys of groups that are no instance, type, person or card: what else is paid for, and all that is not told by itself. */
export const EXPENSE_GROUP_KEY = { cloudDisk: ':cloudDisk', bareMetal: ':bareMetal', rest: ':rest' } as const;
