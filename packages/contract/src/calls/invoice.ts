import * as z from 'zod/mini';
import { INVOICE_MERGE_MAX, INVOICE_TEXT_MAX_LENGTH, INVOICE_TITLE_MAX_LENGTH } from '../constants';
import { defineCall } from '../define-call';
import { INVOICE_STATUS, INVOICE_TITLE_TYPE, INVOICE_TYPE } from '../enumerations';
import { email } from '../entities/account-fields';
import { invoiceableChange, invoiceConditions, invoiceRecord, invoiceTitle } from '../entities/invoice';
import { payableMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, noFields, nothing } from '../entities/query';
import { filterText, oneLine, severalLines } from '../entities/text';
import { timeRange } from '../entities/time';

const text = z.string().check(z.trim(), z.maxLength(INVOICE_TEXT_MAX_LENGTH));
const optionalText = z.optional(text.check(oneLine));
/** Which of these a title needs, and how they are written, is the rule `titleProblems`. */
const title = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请输入发票抬头'),
      z.maxLength(INVOICE_TITLE_MAX_LENGTH, `发票抬头最多${INVOICE_TITLE_MAX_LENGTH}个字`),
      oneLine,
    ),
  title_type: z.enum(INVOICE_TITLE_TYPE),
  tax_no: optionalText,
  invoice_type: z.enum(INVOICE_TYPE),
  address: optionalText,
  tel: optionalText,
  bank_name: optionalText,
  bank_account: optionalText,
  email,
  is_default: z.optional(z.boolean()),
};

export const getInvoiceTitles = defineCall({
  name: 'getInvoiceTitles',
  path: '/v2/get_invoice_list',
  summary: '发票抬头列表',
  roles: ['main'],
  idempotent: true,
  request: noFields,
  response: z.array(invoiceTitle),
});

export const addInvoiceTitle = defineCall({
  name: 'addInvoiceTitle',
  path: '/v2/add_invoice',
  summary: '新增发票抬头',
  roles: ['main'],
  request: z.object(title),
  response: z.object({ Id: z.int() }),
});

export const editInvoiceTitle = defineCall({
  name: 'editInvoiceTitle',
  path: '/v2/edit_invoice',
  summary: '编辑发票抬头',
  roles: ['main'],
  request: z.object({ id: identifier, ...title }),
  response: nothing,
});

export const deleteInvoiceTitle = defineCall({
  name: 'deleteInvoiceTitle',
  path: '/v2/delete_invoice',
  summary: '删除发票抬头',
  roles: ['main'],
  request: z.object({ id: identifier }),
  response: nothing,
});

export const getInvoiceConditions = defineCall({
  name: 'getInvoiceConditions',
  path: '/v3/getInvoiceAbleConditions',
  summary: '可开票金额与条件',
  roles: ['main'],
  idempotent: true,
  request: noFields,
  response: invoiceConditions,
});

/** `change_ids` merges rows of the invoiceable list; what is left of them is then `amount`. Without them the oldest top-ups are used first. */
export const addInvoiceRecord = defineCall({
  name: 'addInvoiceRecord',
  path: '/v3/addInvoiceRecord',
  summary: '申请开票',
  roles: ['main'],
  intent: true,
  request: z.strictObject({
    invoice_id: identifier,
    amount: payableMoney,
    invoice_type: z.enum(INVOICE_TYPE),
    content: filterText.check(z.minLength(1, '请选择开票项目')),
    email,
    change_ids: z.optional(z.array(identifier).check(z.maxLength(INVOICE_MERGE_MAX))),
    remark: z.optional(text.check(severalLines)),
  }),
  response: z.object({ RecordId: z.int(), RecordNo: z.string() }),
});

export const getInvoiceRecords = defineCall({
  name: 'getInvoiceRecords',
  path: '/v2/getInvoiceRecords',
  summary: '开票记录',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, ...timeRange, status: z.optional(z.enum(INVOICE_STATUS)) }),
  response: pageOf(invoiceRecord),
});

export const getInvoiceableChanges = defineCall({
  name: 'getInvoiceableChanges',
  path: '/v2/getInvoiceBalanceChangeList',
  summary: '可开票明细',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, ...timeRange }),
  response: pageOf(invoiceableChange),
});

/** Mails the file of an issued invoice, to its own address or another. At most `INVOICE_MAILS_PER_HOUR`, else TOO_MANY_REQUESTS; NOT_AVAILABLE where no mail leaves (screens B19). */
export const resendInvoice = defineCall({
  name: 'resendInvoice',
  path: '/v2/resend_invoice',
  extension: true,
  summary: '重发电子发票到邮箱',
  roles: ['main'],
  request: z.object({ record_id: identifier, email }),
  response: z.object({ Email: z.string() }),
});

/** Takes a request back while nobody has looked at it; what it covers can be invoiced and refunded again. STATE_CONFLICT afterwards (decisions 140). */
export const withdrawInvoice = defineCall({
  name: 'withdrawInvoice',
  path: '/v2/withdraw_invoice',
  extension: true,
  summary: '撤回开票申请',
  roles: ['main'],
  request: z.object({ record_id: identifier }),
  response: nothing,
});
