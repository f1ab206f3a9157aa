import type { ReviewAction } from '../../domain/invoice/review';
import { mainPhone, renterPhone } from './accounts';

const bare = { taxNo: '', address: '', tel: '', bankName: '', bankAccount: '', isDefault: true } as const;

/** One title for each customer that has invoices. */
export const titles = [
  { phone: mainPhone, title: '林知远', titleType: 0, invoiceType: 0, email: 'lin.zhiyuan@example.cn', ...bare },
  {
    phone: renterPhone,
    title: '成都锦城影视科技有限公司',
    titleType: 1,
    taxNo: '91510100MA6CEXQ48Q',
    invoiceType: 1,
    address: '成都市高新区天府大道北段 1700 号 6 栋 2 单元 1108 室',
    tel: '028-85551234',
    bankName: '招商银行成都天府大道支行',
    bankAccount: '128906543210801',
    email: 'finance@jincheng.example.cn',
    isDefault: true,
  },
] as const;

/** An invoice that a demo customer asked for, and what the staff did with it. Yuan. */
export interface InvoiceSeed {
  readonly phone: string;
  readonly hoursAgo: number;
  readonly amount: number;
  readonly content: 'compute' | 'telecom';
  readonly reviews: readonly ReviewAction[];
  readonly reason?: string;
  readonly remark?: string;
}

export const invoices: readonly InvoiceSeed[] = [
  { phone: mainPhone, hoursAgo: 610, amount: 1000, content: 'compute', reviews: ['approve', 'issue'] },
  {
    phone: mainPhone,
    hoursAgo: 400,
    amount: 1500,
    content: 'telecom',
    reviews: ['reject'],
    reason: '项目与实际服务不符，请选择高性能云计算服务',
  },
  {
    phone: mainPhone,
    hoursAgo: 398,
    amount: 1500,
    content: 'compute',
    reviews: ['issue'],
    remark: '课题经费 2026-AI-017',
  },
  {
    phone: mainPhone,
    hoursAgo: 180,
    amount: 300,
    content: 'compute',
    reviews: ['issue', 'void'],
    reason: '客户申请作废重开',
  },
  { phone: mainPhone, hoursAgo: 30, amount: 800, content: 'compute', reviews: ['approve'] },
  { phone: mainPhone, hoursAgo: 2, amount: 1200, content: 'compute', reviews: [] },
  { phone: renterPhone, hoursAgo: 500, amount: 20_000, content: 'compute', reviews: ['issue'] },
];
