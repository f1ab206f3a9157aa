import { useEffect, useState, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { tableOfContentsMessages } from './messages';
import { Anchor, Entry, Heading, Root } from './TableOfContents.styles';

export interface ContentsEntry {
  /** Id of the heading on this page. */
  id: string;
  text: string;
  /** 1 to 6; entries are set in by the difference to the highest. */
  level: number;
}

export interface TableOfContentsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  entries: readonly ContentsEntry[];
  /** The part that is being read. Without it the headings on the page are watched. */
  activeId?: string;
  label?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The last heading that has passed the upper third of the window; the first one as long as it is in the window itself, since short parts
 * under it pass that line too.
 */
function headingInSight(entries: readonly ContentsEntry[]): string | undefined {
  const topOf = ({ id }: ContentsEntry) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const [first] = entries;
  if (first === undefined || topOf(first) >= 0) return first?.id;
  return (entries.filter((entry) => topOf(entry) <= window.innerHeight / 3).at(-1) ?? first).id;
}

function useHeadingInSight(entries: readonly ContentsEntry[], watches: boolean) {
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!watches) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      setId(headingInSight(entries));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    later();
    // Captured, because the headings may stand in a frame of their own that scrolls.
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [entries, watches]);
  return id;
}

/**
 * The headings of a long text beside it: documents, agreements.
 *
 * - It MUST mark the part that is being read, to screen readers as well.
 * - It MUST lead to the headings by plain links, so that a part can be shared by its address.
 * - With fewer than two headings it MUST not appear.
 * - The parent MUST give the headings the ids; MarkdownView does so and tells them.
 */
export function TableOfContents({ entries, activeId, label, ...rest }: TableOfContentsProps) {
  const words = useWords('tableOfContents', tableOfContentsMessages);
  const seen = useHeadingInSight(entries, activeId === undefined);
  const active = activeId ?? seen;
  if (entries.length < 2) return null;
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <Root data-component="TableOfContents" aria-label={label ?? words.label} {...rest}>
      <Heading aria-hidden>{label ?? words.label}</Heading>
      <ul>
        {entries.map(({ id, text, level }) => (
          <Entry key={id} style={{ '--depth': level - top }}>
            <Anchor href={`#${encodeURIComponent(id)}`} aria-current={id === active ? 'location' : undefined}>
              {text}
            </Anchor>
          </Entry>
        ))}
      </ul>
    </Root>
  );
}
