export const rangeSliderMessages = {
  lowest: (label: string) => `${label}，最低`,
  highest: (label: string) => `${label}，最高`,
  lowestBox: (label: string) => `${label}，最低（输入数值）`,
  highestBox: (label: string) => `${label}，最高（输入数值）`,
  to: '至',
  range: (lowest: string, highest: string) => `${lowest} 至 ${highest}`,
} as const;
