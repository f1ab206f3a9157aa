/**
 * An amount in integer fen (1/100 yuan). A plain number will do. A number that is marked as something else by `moneyUnit`, a mark for the compiler alone,
 * is refused: a unit price is no sum.
 */
export type FenAmount = number & { readonly moneyUnit?: 'fen' };

/** A unit price in integer 1/10000 yuan. A plain number will do; one that is marked as an amount in fen is refused. */
export type UnitPrice = number & { readonly moneyUnit?: 'unit price' };
