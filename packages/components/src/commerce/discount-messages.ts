/** A discount in basis points as Chinese shops say it: 9800 is `9.8折`, 9000 is `9折`. */
export const discountMessages = { off: (basisPoints: number) => `${basisPoints / 1000}折` } as const;
