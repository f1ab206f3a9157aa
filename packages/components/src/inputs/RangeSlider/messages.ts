export const rangeSliderMessages = {
  lowest: (label: string) => `${label}，最低`,
  highest: (label: string) => `${label}，最高`,
  lowestBox: (label: string) => `${label}，最低（输入数值）`,
  highestBox: (label: string) => `${label}，最高（输入数值）`,
  to: '至',
  range: (lowest: string, highest: string) => `${lowest} 至 ${highest}`,
  /** What the field says of both boxes at once. */
  both: (lowest: string, highest: string) => `最低：${lowest}；最高：${highest}`,
} as const;
