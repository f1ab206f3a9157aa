export const quantityFieldMessages = {
  decrease: '减少',
  increase: '增加',
  /** What was typed lies outside the range; the nearest number took its place. An end that is not there is not named. */
  fitted: (value: number, min?: number, max?: number) => {
    const range = [min === undefined ? '' : `最小 ${min}`, max === undefined ? '' : `最大 ${max}`].filter(Boolean);
    return range.length === 0 ? `已调整为 ${value}` : `已调整为 ${value}，${range.join('，')}`;
  },
} as const;
