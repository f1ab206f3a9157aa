export const fieldMessages = { optional: '选填', required: '必填', legend: '带 * 的为必填项' } as const;
