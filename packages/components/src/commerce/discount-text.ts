/** A discount in basis points as Chinese shops say it: 9800 → `9.8折`, 9000 → `9折`. No discount (10000 and more) has no word. */
export function discountWord(basisPoints: number): string | undefined {
  return basisPoints >= 10_000 ? undefined : `${basisPoints / 1000}折`;
}
