export const quantityFieldMessages = {
  decrease: '减少',
  increase: '增加',
  /** What was typed is no number with so many decimals at most. */
  invalid: (decimals: number) =>
    decimals === 0 ? '请输入整数，不带小数点和单位' : `请输入数字，最多 ${decimals} 位小数，不带单位`,
  /** What was typed lies outside the range; the nearest number took its place. An end that is not there is not named. */
  fitted: (value: number, min?: number, max?: number) => {
    const range = [min === undefined ? '' : `最小 ${min}`, max === undefined ? '' : `最大 ${max}`].filter(Boolean);
    return range.length === 0 ? `已调整为 ${value}` : `已调整为 ${value}，${range.join('，')}`;
  },
} as const;
