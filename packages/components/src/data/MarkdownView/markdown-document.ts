import DOMPurify from 'dompurify';
import { Marked } from 'marked';

export interface MarkdownHeading {
  /** Id of the element; `#id` leads to it. */
  id: string;
  text: string;
  /** As drawn, 1 to 6. */
  level: number;
}

export interface MarkdownDocument {
  content: DocumentFragment;
  headings: readonly MarkdownHeading[];
}

export interface DocumentOptions {
  format: 'markdown' | 'html';
  headingLevel: number;
  idPrefix: string;
}

const parser = new Marked({ gfm: true, breaks: true, async: false });

/** What a text may be made of. Scripts, frames, forms, drawings and styles are not in it. */
const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'input',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const attributes = ['href', 'src', 'alt', 'title', 'class', 'align', 'colspan', 'rowspan', 'start', 'type', 'checked'];

/** Text as a piece of an address: letters, digits and Chinese signs stay. */
const slug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part';

/** Moves the highest heading of the text to `headingLevel`, so that a page keeps one `h1`, and gives each an id of its own. */
function numberHeadings(content: DocumentFragment, { headingLevel, idPrefix }: DocumentOptions): MarkdownHeading[] {
  const found = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const top = Math.min(6, ...found.map((heading) => Number(heading.tagName[1])));
  const taken = new Map<string, number>();
  return found.map((heading) => {
    const text = heading.textContent.trim();
    const name = slug(text);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    const id = `${idPrefix}-${name}${times > 1 ? `-${times}` : ''}`;
    const level = Math.min(6, Number(heading.tagName[1]) - top + headingLevel);
    heading.setAttribute('data-level', String(level));
    heading.id = id;
    return { id, text, level };
  });
}

/** Markdown, or HTML from an editor, as clean nodes. What is not on the list is gone; words inside it stay, except those of scripts and styles. */
export function parseDocument(source: string, options: DocumentOptions): MarkdownDocument {
  const html = options.format === 'html' ? source : parser.parse(source, { async: false });
  const content = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return { content, headings: numberHeadings(content, options) };
}
