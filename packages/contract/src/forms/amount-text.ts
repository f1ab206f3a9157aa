import * as z from 'zod/mini';
import type { Fen } from '../rules/money';
import { normalizeAmountText, parseAmount } from '../rules/amount';

/** A bound of a sum and what is said beyond it. */
interface Bound {
  readonly fen: Fen;
  readonly message: string;
}

/** The sum in fen, or the message for the field (product §5; decisions 37). */
function readAmount(text: string, least: Bound, most: Bound): Fen | string {
  const result = parseAmount(normalizeAmountText(text));
  if (!result.ok) return result.reason === 'tooLarge' ? most.message : '输入金额不合法';
  if (result.fen < least.fen) return least.message;
  return result.fen > most.fen ? most.message : result.fen;
}

/** An amount field's text, read as fen within its bounds. */
export const amountText = (least: Bound, most: Bound) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Fen => {
      const read = readAmount(text, least, most);
      if (typeof read === 'number') return read;
      context.issues.push({ code: 'custom', message: read, input: text });
      return z.NEVER;
    }),
  );
