import type { invoiceRecord } from '../../db/schema/invoice';

/** What may stand on an invoice, by its tax class. */
export const invoiceContents = [
  { Key: 'compute', Name: '信息技术服务*高性能云计算服务' },
  { Key: 'telecom', Name: '电信服务*增值电信服务费' },
] as const;

const fact = (label: string, ...texts: readonly string[]): string[] =>
  texts.every((text) => text === '') ? [] : [`${label}：${texts.filter((text) => text !== '').join('　')}`];

/** What an invoice says of its buyer beside the name and the tax number, and what was asked for with it; what is not told is left out. */
export const buyerFacts = (
  row: Pick<typeof invoiceRecord.$inferSelect, 'address' | 'tel' | 'bankName' | 'bankAccount' | 'remark'>,
): string[] => [
  ...fact('购买方地址、电话', row.address, row.tel),
  ...fact('购买方开户行及账号', row.bankName, row.bankAccount),
  ...fact('说明', row.remark),
];

/** The words of a content; a key that is no longer offered stands for itself. */
export const contentName = (key: string): string => invoiceContents.find(({ Key }) => Key === key)?.Name ?? key;
