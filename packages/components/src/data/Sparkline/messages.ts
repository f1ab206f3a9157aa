export const sparklineMessages = {
  sentence: (name: string, latest: string, lowest: string, highest: string) =>
    `${name}：最近 ${latest}，最低 ${lowest}，最高 ${highest}`,
  single: (name: string, value: string) => `${name}：${value}`,
  empty: (name: string) => `${name}：暂无数据`,
} as const;
