import { createElement, type ReactNode } from 'react';
import { Link } from '../../actions/Link/Link';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import type { Words } from '../../words';
import type { markdownViewMessages } from './messages';
import { CodeFrame, Picture, PictureButton, TableFrame } from './MarkdownView.styles';
import { leavesSite, safeLink, safePicture } from './safe-address';

export interface MarkdownPicture {
  src: string;
  /** What it shows; empty where the author said nothing. */
  alt: string;
}

interface Drawing {
  labels: Words<typeof markdownViewMessages>;
  onImageOpen?: (picture: MarkdownPicture) => void;
}

const plain = new Set([
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'div',
  'em',
  'hr',
  'i',
  'kbd',
  'li',
  'mark',
  'p',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'tbody',
  'thead',
  'tr',
  'u',
  'ul',
]);
const bare = new Set(['br', 'hr']);
const sides = new Set(['left', 'center', 'right']);

const whole = (element: Element, name: string) => {
  const number = Number(element.getAttribute(name));
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

function link(element: Element, key: number, inside: ReactNode) {
  const href = safeLink(element.getAttribute('href'));
  if (href === undefined) return <span key={key}>{inside}</span>;
  const leaves = leavesSite(href);
  return (
    <Link key={key} href={href} underline external={leaves} rel={leaves ? 'noopener noreferrer nofollow' : undefined}>
      {inside}
    </Link>
  );
}

function picture(element: Element, key: number, { labels, onImageOpen }: Drawing) {
  const src = safePicture(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  if (src === undefined) return alt === '' ? null : <span key={key}>{alt}</span>;
  const drawn = <Picture key={key} src={src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  if (onImageOpen === undefined) return drawn;
  return (
    <PictureButton key={key} type="button" aria-label={labels.open(alt)} onClick={() => onImageOpen({ src, alt })}>
      {drawn}
    </PictureButton>
  );
}

function code(element: Element, key: number) {
  const text = element.textContent.replace(/\n$/, '');
  const language = /language-([\w+#-]+)/.exec(element.querySelector('code')?.className ?? '')?.[1] ?? '';
  return (
    <CodeFrame key={key} data-part="code">
      <CodeBlock code={text} language={language} />
    </CodeFrame>
  );
}

function cell(element: Element, key: number, inside: ReactNode) {
  const align = element.getAttribute('align') ?? '';
  const tag = element.tagName.toLowerCase();
  return createElement(
    tag,
    {
      key,
      colSpan: whole(element, 'colspan'),
      rowSpan: whole(element, 'rowspan'),
      'data-align': sides.has(align) ? align : undefined,
      scope: tag === 'th' ? 'col' : undefined,
    },
    inside,
  );
}

function draw(node: Node, key: number, drawing: Drawing): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.tagName.toLowerCase();
  const inside = () => drawNodes(node, drawing);
  if (/^h[1-6]$/.test(tag))
    return createElement(`h${node.getAttribute('data-level') ?? tag[1]}`, { key, id: node.id, tabIndex: -1 }, inside());
  if (plain.has(tag)) return bare.has(tag) ? createElement(tag, { key }) : createElement(tag, { key }, inside());
  switch (tag) {
    case 'a':
      return link(node, key, inside());
    case 'img':
      return picture(node, key, drawing);
    case 'pre':
      return code(node, key);
    case 'ol':
      return (
        <ol key={key} start={whole(node, 'start')}>
          {inside()}
        </ol>
      );
    case 'table':
      return (
        <TableFrame key={key} tabIndex={0} role="group" aria-label={drawing.labels.table}>
          <table>{inside()}</table>
        </TableFrame>
      );
    case 'td':
    case 'th':
      return cell(node, key, inside());
    case 'input': {
      const checked = node.hasAttribute('checked');
      return node.getAttribute('type') === 'checkbox' ? (
        <input
          key={key}
          type="checkbox"
          checked={checked}
          disabled
          readOnly
          aria-label={checked ? drawing.labels.done : drawing.labels.undone}
        />
      ) : null;
    }
    default:
      return null;
  }
}

/** The children of a clean node as elements. Attributes are taken one by one: nothing is passed on that is not named here. */
export function drawNodes(parent: Node, drawing: Drawing): ReactNode[] {
  const table = parent instanceof Element && /^(?:table|thead|tbody|tr)$/i.test(parent.tagName);
  return [...parent.childNodes]
    .filter((node) => !table || node instanceof Element)
    .map((node, key) => draw(node, key, drawing));
}
