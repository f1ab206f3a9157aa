import { scaledInteger } from './money';

/** A price multiplier in 1/10000: 9800 is 9.8折 (decisions 9). */
export type BasisPoints = number;

/** No discount. */
export const wholePrice: BasisPoints = 10_000;

/** The wire's fraction (0.98) in basis points, read from its decimal digits. */
export const basisPointsOf = (fraction: number): BasisPoints => scaledInteger(fraction, 4);

/** The figure before 折: "9.8", "9", "9.85". Whole-number arithmetic, so that 0.57 is 5.7 and not 5.699999999999999. */
export const discountFigure = (discount: BasisPoints): string => String(discount / 1000);
