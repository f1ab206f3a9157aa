import type { Fen } from './money';

/**
 * Whether a movement takes the balance below the sum at which its owner is told (decisions 115). Since it compares before with after, each falling
 * is told once, and there is another only after the balance has reached the sum again.
 */
export const fallsBelow = ({
  before,
  after,
  threshold,
}: {
  readonly before: Fen;
  readonly after: Fen;
  readonly threshold: Fen;
}): boolean => before >= threshold && after < threshold;
