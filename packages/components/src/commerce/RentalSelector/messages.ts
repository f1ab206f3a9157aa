export const rentalSelectorMessages = {
  label: '计费周期',
  units: { hour: '按小时', day: '按天', month: '按月' },
  counts: {
    hour: (count: number) => `${count} 小时`,
    day: (count: number) => `${count} 天`,
    month: (count: number) => `${count} 个月`,
  },
  halfYear: '半年',
  oneYear: '一年',
  chosen: (period: string) => `已选 ${period}`,
  chosenUntil: (period: string, due: string) => `已选 ${period}，到期时间 ${due}`,
  ranges: { hour: '1–23 小时，更长请选按天', day: '1–29 天，更长请选按月', month: '1 个月按 30 天计，最长一年' },
} as const;
