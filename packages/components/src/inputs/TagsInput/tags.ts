/** What ends a tag while it is typed: a comma of either width. */
const typed = /[,，]/;
/** What parts tags in a pasted text: lines, cells, and the marks that lists are written with. */
const pasted = /[,，、;；\r\n\t]/;

export const hasSeparator = (text: string) => typed.test(text);
export const isListing = (text: string) => pasted.test(text.trim());

const pieces = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);
export const typedTags = (text: string) => pieces(text, typed);
export const pastedTags = (text: string) => pieces(text, pasted);

export interface TagRules {
  /** How many there may be. */
  max?: number;
  /** How many characters one may have. */
  maxLength?: number;
  /** Why a tag may not be added, in a sentence; nothing when it may. */
  check?: (tag: string) => string | undefined;
}

export type TagRefusal =
  | { why: 'duplicate'; tags: readonly string[] }
  | { why: 'full' }
  | { why: 'tooLong' }
  | { why: 'check'; message: string };

interface Taken {
  tags: readonly string[];
  added: readonly string[];
  /** What was not taken, in the order it was written. */
  left: readonly string[];
  /** Why the first of them was not. */
  refusal?: TagRefusal;
}

function refusalOf(tag: string, tags: readonly string[], { max, maxLength, check }: TagRules): TagRefusal | undefined {
  if (tags.includes(tag)) return { why: 'duplicate', tags: [tag] };
  if (maxLength !== undefined && [...tag].length > maxLength) return { why: 'tooLong' };
  const message = check?.(tag);
  if (message !== undefined) return { why: 'check', message };
  return max !== undefined && tags.length >= max ? { why: 'full' } : undefined;
}

/** Adds what keeps the rules to what there is. Of many at once, those that are there already are passed over silently. */
export function takeTags(tags: readonly string[], wanted: readonly string[], rules: TagRules): Taken {
  const next = [...tags];
  const left: string[] = [];
  let refusal: TagRefusal | undefined;
  for (const tag of wanted) {
    const refused = refusalOf(tag, next, rules);
    if (refused === undefined) next.push(tag);
    else if (refused.why !== 'duplicate' || wanted.length === 1) {
      left.push(tag);
      refusal ??= refused;
    }
  }
  return { tags: next, added: next.slice(tags.length), left, refusal };
}
