/** Short forms of large numbers on an axis. */
export const chartScaleMessages = { tenThousand: '万', hundredMillion: '亿' } as const;
