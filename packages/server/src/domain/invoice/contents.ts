/** What may stand on an invoice, by its tax class. */
export const invoiceContents = [
  { Key: 'compute', Name: '信息技术服务*高性能云计算服务' },
  { Key: 'telecom', Name: '电信服务*增值电信服务费' },
] as const;

/** The words of a content; a key that is no longer offered stands for itself. */
export const contentName = (key: string): string => invoiceContents.find(({ Key }) => Key === key)?.Name ?? key;
