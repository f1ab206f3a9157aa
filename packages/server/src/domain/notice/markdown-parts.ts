import { Marked, type Token, type Tokens } from 'marked';

/** The reader's parser, set as the reader sets it. */
const parser = new Marked({ gfm: true, breaks: true });

/** Where a tag may begin that is no address in angle brackets. */
export const tagStart = /<(?=[A-Za-z/!?])(?!https?:\/\/[^\s<>]+>)/g;
/** Stands for the sign that begins a tag, so that a text is parsed as it will be once its tags are words. */
const noTag = '\ue000';

/** What the parser has to weigh: punctuation, and spaces that indent. */
const weighed = /[!-/:-@[-`{-~]|(?<=[ \t]{2})[ \t]/g;
/** The parser's time grows with the product of a text's length and its signs; this much takes it about 20 ms. */
const mostCost = 2_000_000;
const isTooCostly = (markdown: string): boolean => markdown.length * (markdown.match(weighed)?.length ?? 0) > mostCost;

/** The sign of a picture at the end, unless it is escaped. */
const bareSign = /(?<=(?<!\\)(?:\\\\)*)!$/;

const kinds: Readonly<Record<string, 'code' | 'link'>> = {
  code: 'code',
  codespan: 'code',
  link: 'link',
  image: 'link',
  def: 'link',
};

interface Part {
  readonly kind: 'code' | 'link';
  readonly start: number;
  readonly end: number;
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return ('tokens' in token ? token.tokens : undefined) ?? [];
}

/** What the parser does not look into: code, links with all that is in them, and words. */
function leavesOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    const children = token.type in kinds ? [] : childrenOf(token);
    return children.length === 0 ? [token] : leavesOf(children);
  });
}

/** Undefined where a text would keep the server busy (trust B19), or where the parser gives up: thousands of quotations in each other are too deep for it. */
function ifParsed<Found>(markdown: string, parse: () => Found): Found | undefined {
  if (isTooCostly(markdown)) return undefined;
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** A line as it may stand in the text: the parser writes some tabs as spaces, and takes the escapes of bars in a table away. */
const asFound = (line: string): RegExp =>
  new RegExp(
    line
      .replaceAll(/[$()*+.?[\\\]^{}]/g, '\\$&')
      .replaceAll('|', '\\\\?\\|')
      .replaceAll(/[ \t]+/g, '[ \\t]+'),
    'g',
  );

/**
 * Where the code and the links of a text are, in their order; undefined when that cannot be told. Inside lists and quotations the parser
 * has taken the beginnings of the lines away, so every line is looked for by itself, after the one before.
 */
function partsOf(markdown: string): readonly Part[] | undefined {
  const source = markdown.replace(tagStart, noTag);
  const parts: Part[] = [];
  let cursor = 0;
  for (const token of leavesOf(parser.lexer(source))) {
    let start: number | undefined;
    for (const line of token.raw.split('\n').map((each) => each.trim())) {
      if (line === '') continue;
      const pattern = asFound(line);
      pattern.lastIndex = cursor;
      const found = pattern.exec(source);
      if (found === null) return undefined;
      start ??= found.index;
      cursor = pattern.lastIndex;
    }
    const kind = kinds[token.type];
    if (kind !== undefined && start !== undefined) parts.push({ kind, start, end: cursor });
  }
  return parts;
}

/** Everything the reader would find in a text; undefined when the parser gives up. */
export const tokensOf = (markdown: string): readonly Token[] | undefined =>
  ifParsed(markdown, () => {
    const all: Token[] = [];
    void parser.walkTokens(parser.lexer(markdown), (token) => void all.push(token));
    return all;
  });

interface Change {
  /** For what is neither code nor link. */
  readonly words?: (part: string) => string;
  /** For links, pictures and the addresses that names stand for. */
  readonly links: (part: string) => string;
}

/** Changes the words and the links of a text, and no letter of its code. Undefined when its parts cannot be told. */
export function changeParts(markdown: string, { words = (part) => part, links }: Change): string | undefined {
  const parts = ifParsed(markdown, () => partsOf(markdown));
  if (parts === undefined) return undefined;
  let changed = '';
  let cursor = 0;
  for (const { kind, start, end } of parts) {
    const part = markdown.slice(start, end);
    changed += words(markdown.slice(cursor, start));
    const written = kind === 'code' ? part : links(part);
    // A sign before a picture that became a link would make a picture of it again.
    if (part.startsWith('!') && written.startsWith('[')) changed = changed.replace(bareSign, '\\!');
    changed += written;
    cursor = end;
  }
  return changed + words(markdown.slice(cursor));
}
