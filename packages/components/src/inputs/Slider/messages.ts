export const sliderMessages = { box: (label: string) => `${label}（输入数值）` } as const;
