import { fen, fenDecimals, scaledInteger, type Fen } from './money';

/** What the amount field's text means. `invalid` breaks the rule of product §5; `tooLarge` keeps it but no integer of fen can hold it. */
export type AmountResult =
  | { readonly ok: true; readonly fen: Fen }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' | 'tooLarge' };

/** Takes one leading ￥ and one trailing 元 away, with the blanks beside them: the field shows the unit itself. */
function withoutUnit(text: string): string {
  const start = text.trimStart();
  const body = /^[¥￥]/.test(start) ? start.slice(1).trimStart() : text;
  const end = body.trimEnd();
  return end.endsWith('元') ? end.slice(0, -1).trimEnd() : body;
}

/**
 * Puts what a Chinese input method types into the form the amount rule reads: full-width digits, 。．，￥元. Every other character
 * stays, so that the rule can refuse it in view. The amount field shows the same while one types.
 */
export function normalizeAmountText(text: string): string {
  return withoutUnit(text)
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[。．]/g, '.')
    .replaceAll('，', ',');
}

/** 1 to 50 digits with optional thousands groups and at most two decimals. The amount field of the component library judges by the same while one types. */
const amountRule = /^(?:\d{1,50}|\d{1,2}(?:,\d{3}){1,16}|\d{3}(?:,\d{3}){1,15})(?:\.\d{0,2})?$/;

/** The top-up amount rule of product §5. Reads normalised text; blanks around it do not count. */
export function parseAmount(typed: string): AmountResult {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'empty' };
  if (!amountRule.test(text)) return { ok: false, reason: 'invalid' };
  const scaled = scaledInteger(text.replaceAll(',', ''), fenDecimals);
  return Number.isSafeInteger(scaled) ? { ok: true, fen: fen(scaled) } : { ok: false, reason: 'tooLarge' };
}
