import { divideRounded, fen, type Fen } from './money';

/**
 * 日均 and the forecast to the end of a month, from what was spent in the days that have begun. Fen. Days count whole, so that the first
 * minutes of a month foretell nothing wild.
 */
export function monthFigures({
  spent,
  daysBegun,
  daysInMonth,
}: {
  readonly spent: Fen;
  readonly daysBegun: number;
  readonly daysInMonth: number;
}): { average: Fen; forecast: Fen } {
  const perDays = BigInt(Math.max(1, daysBegun));
  const share = (days: number): Fen => fen(Number(divideRounded(BigInt(spent) * BigInt(days), perDays)));
  return { average: share(1), forecast: share(daysInMonth) };
}
