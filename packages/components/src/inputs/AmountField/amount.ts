import type { FenAmount } from '../../money-units';
import { halfWidth } from '../half-width';

/** Text and caret of a field; the caret counts UTF-16 units from the start. */
export interface AmountText {
  text: string;
  caret: number;
}

const fold = (text: string) =>
  text
    .replace(/[０-９．，\u3000]/g, halfWidth)
    .replaceAll('。', '.')
    .replaceAll('￥', '¥');

/**
 * What a Chinese input method types, as the amount it means: full-width digits and points become half-width, a leading currency sign
 * and a trailing 元 go, since the field shows the unit itself. Every other character stays, to be seen and refused.
 */
export function normalizeAmount({ text, caret }: AmountText): AmountText {
  const half = fold(text);
  const sign = /^\s*¥\s*/.exec(half)?.[0].length ?? 0;
  const rest = half.slice(sign);
  const bare = rest.replace(/\s*元\s*$/, '');
  return { text: bare, caret: Math.min(Math.max(caret - sign, 0), bare.length) };
}

const complete = /^(?:\d{1,50}|\d{1,2}(?:,\d{3}){1,16}|\d{3}(?:,\d{3}){1,15})(?:\.\d{0,2})?$/;
const unfinished = /^[\d,]*(?:\.\d{0,2})?$/;

export type AmountState = 'empty' | 'valid' | 'unfinished' | 'invalid';

/** The rule of an amount: 1 to 50 digits with optional thousands groups and at most two decimals. `unfinished` may still become valid by typing on. */
export function amountState(text: string): AmountState {
  const bare = text.trim();
  if (bare === '') return 'empty';
  if (complete.test(bare)) return 'valid';
  return unfinished.test(bare) ? 'unfinished' : 'invalid';
}

/** A valid amount with thousands groups and two decimals: `1500` → `1,500.00`. Works on digits, so that no length loses precision. */
export function tidyAmount(text: string): string {
  if (amountState(text) !== 'valid') return text;
  const [whole = '', decimals = ''] = text.trim().replaceAll(',', '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${decimals.padEnd(2, '0')}`;
}

/**
 * The amount that the field shows, in integer fen: `1,500.00` → 150000. Undefined for what is none (empty, unfinished, refused) and for
 * more than a number holds exactly.
 */
export function amountFen(text: string): FenAmount | undefined {
  const tidied = tidyAmount(normalizeAmount({ text, caret: 0 }).text);
  if (amountState(tidied) !== 'valid') return undefined;
  const fen = Number(tidied.replace(/[,.]/g, ''));
  return Number.isSafeInteger(fen) ? fen : undefined;
}

/**
 * A digit put into or taken from a grouped amount leaves the commas in the wrong places, which is not the fault of the person who types:
 * the groups are taken out until the field is left. Anything else is returned as it is.
 */
export function freeGroups(before: string, { text, caret }: AmountText): AmountText {
  const wasGrouped = before.includes(',') && amountState(before) === 'valid';
  if (!wasGrouped || !text.includes(',') || amountState(text) !== 'unfinished') return { text, caret };
  return { text: text.replaceAll(',', ''), caret: text.slice(0, caret).replaceAll(',', '').length };
}
