import { halfWidth } from '../half-width';

export interface PickOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line under the label: the number of an order, the phone of an account. It is searched too. */
  hint?: string;
  /** A short fact at the end of the row: the stock, or why it is disabled. */
  fact?: string;
  /** Other names people search it by; not shown. */
  keywords?: readonly string[];
  disabled?: boolean;
}

/** First and last place of a piece of text; the last is not part of it. */
export type TextRange = readonly [start: number, end: number];

/** Where the pinyin (whole, or initials) stands in a Chinese text. */
export type PinyinSearch = (text: string, letters: string) => TextRange | undefined;

export interface FoundOption<Value extends string = string> {
  option: PickOption<Value>;
  /** Parts of the label that were searched for, in order, none touching another. */
  ranges: readonly TextRange[];
}

/** One form for every way to type the same thing: full-width letters become half-width, capitals small. Keeps the length. */
const plain = (text: string) =>
  [...text]
    .map((char) => {
      const half = halfWidth(char);
      const small = half.toLowerCase();
      return small.length === half.length ? small : half;
    })
    .join('');

const isLatin = (word: string) => /^[a-z]+$/.test(word);

function rangeOf(text: string, word: string, pinyin: PinyinSearch | undefined): TextRange | undefined {
  const at = plain(text).indexOf(word);
  if (at !== -1) return [at, at + word.length];
  return isLatin(word) ? pinyin?.(text, word) : undefined;
}

function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * The options in which every word of `text` is found: in Chinese, latin, whole pinyin or initials (`hdyq` and `huadong` find 华东一区).
 * The order of the options stays. Without `pinyin` only the written text is searched.
 */
export function findOptions<Value extends string>(
  options: readonly PickOption<Value>[],
  text: string,
  pinyin?: PinyinSearch,
): FoundOption<Value>[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return options.flatMap((option) => {
    const ranges: TextRange[] = [];
    for (const word of words) {
      const range = rangeOf(option.label, word, pinyin);
      if (range) ranges.push(range);
      else if (
        ![option.hint, ...(option.keywords ?? [])].some((other) => other !== undefined && rangeOf(other, word, pinyin))
      )
        return [];
    }
    return [{ option, ranges: joinRanges(ranges) }];
  });
}

/** The label cut where what was searched for begins and ends. */
export function cutLabel(label: string, ranges: readonly TextRange[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) pieces.push({ text: label.slice(at, start), found: false });
    pieces.push({ text: label.slice(start, end), found: true });
    at = end;
  }
  if (at < label.length) pieces.push({ text: label.slice(at), found: false });
  return pieces;
}
