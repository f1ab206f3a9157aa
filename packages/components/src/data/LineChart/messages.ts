export const lineChartMessages = {
  time: '时间',
  unknown: '未知',
  /** What a moment is read out as: when it was, then every line. */
  reading: (label: string, value: string) => `${label} ${value}`,
} as const;
