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

const amountField = <Sum extends Fen | null>(read: (text: string) => Sum | string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Sum => {
      const sum = read(text);
      if (typeof sum !== 'string') return sum;
      context.issues.push({ code: 'custom', message: sum, input: text });
      return z.NEVER;
    }),
  );

/** An amount field's text, read as fen within its bounds. */
export const amountText = (least: Bound, most: Bound) => amountField<Fen>((text) => readAmount(text, least, most));

/** The same for a sum that may be left out: an empty text is null. */
export const optionalAmountText = (least: Bound, most: Bound) =>
  amountField<Fen | null>((text) => (text.trim() === '' ? null : readAmount(text, least, most)));
