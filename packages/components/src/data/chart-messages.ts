const tenThousand = 10_000;
const hundredMillion = tenThousand * tenThousand;

/** A large number on an axis, short: 2.5万, 1亿. `number` writes what is left of it. */
export const chartScaleMessages = {
  short: (size: number, number: (value: number) => string) => {
    if (Math.abs(size) >= hundredMillion) return `${number(size / hundredMillion)}亿`;
    return Math.abs(size) >= tenThousand ? `${number(size / tenThousand)}万` : number(size);
  },
} as const;
