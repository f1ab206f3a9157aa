import { fen, type Fen } from '@compute-market/contract/rules/money';

/** A stored amount as the contract's rules count it; refuses what a JavaScript number cannot hold exactly. */
export const fenOf = (stored: bigint): Fen => fen(Number(stored));
