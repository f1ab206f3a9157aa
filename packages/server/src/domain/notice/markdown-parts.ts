import { Marked, type Token, type Tokens } from 'marked';

/** The reader's parser, set as the reader sets it. */
const parser = new Marked({ gfm: true, breaks: true });

/** Where a tag may begin that is no address in angle brackets. */
export const tagStart = /<(?=[A-Za-z/!?])(?!https?:\/\/[^\s<>]+>)/g;
/** Stands for the sign that begins a tag, so that a text is parsed as it will be once its tags are words. */
const noTag = '\ue000';

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

/**
 * Where the code and the links of a text are, in their order; null when that cannot be told. Inside lists and quotations the parser has
 * taken the beginnings of the lines away, so every line is looked for by itself, after the one before.
 */
function partsOf(markdown: string): readonly Part[] | null {
  const source = markdown.replace(tagStart, noTag);
  const parts: Part[] = [];
  let cursor = 0;
  for (const token of leavesOf(parser.lexer(source))) {
    let start: number | undefined;
    for (const line of token.raw.split('\n').map((each) => each.trim())) {
      if (line === '') continue;
      // In the cell of a table the parser has taken the escapes of bars away.
      const [found] = [line, line.replaceAll('|', '\\|')]
        .map((words) => ({ at: source.indexOf(words, cursor), words }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at);
      if (found === undefined) return null;
      start ??= found.at;
      cursor = found.at + found.words.length;
    }
    const kind = kinds[token.type];
    if (kind !== undefined && start !== undefined) parts.push({ kind, start, end: cursor });
  }
  return parts;
}

/** Everything the reader would find in a text. */
export const tokensOf = (markdown: string): readonly Token[] => {
  const all: Token[] = [];
  void parser.walkTokens(parser.lexer(markdown), (token) => void all.push(token));
  return all;
};

interface Change {
  /** For what is neither code nor link. */
  readonly words?: (part: string) => string;
  /** For links, pictures and the addresses that names stand for. */
  readonly links: (part: string) => string;
}

/** Changes the words and the links of a text, and no letter of its code. Null when its parts cannot be told. */
export function changeParts(markdown: string, { words = (part) => part, links }: Change): string | null {
  const parts = partsOf(markdown);
  if (parts === null) return null;
  let changed = '';
  let cursor = 0;
  for (const { kind, start, end } of parts) {
    const part = markdown.slice(start, end);
    changed += words(markdown.slice(cursor, start)) + (kind === 'code' ? part : links(part));
    cursor = end;
  }
  return changed + words(markdown.slice(cursor));
}
