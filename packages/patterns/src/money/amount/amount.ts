import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import type { Fen } from '@compute-market/contract/rules/money';

/** The sum a text stands for, in fen; null while it is none. */
export function amountOf(text: string): Fen | null {
  const result = parseAmount(normalizeAmountText(text));
  return result.ok ? result.fen : null;
}
