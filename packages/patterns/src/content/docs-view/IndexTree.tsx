import { useAnchor } from '@compute-market/components/link-provider';
import { useId } from 'react';
import { Tree, TreeLink } from './DocTree.styles';

export interface IndexSection {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly { readonly key: string; readonly title: string; readonly href: string }[];
}

interface IndexTreeProps {
  label: string;
  sections: readonly IndexSection[];
  /** Key of the entry that is shown. */
  current?: string | undefined;
}

/** What there is to read, by section, beside the page. Small screens reach it through the page itself. */
export function IndexTree({ label, sections, current }: IndexTreeProps) {
  const anchor = useAnchor();
  const id = useId();
  return (
    <Tree aria-label={label}>
      {sections.map(({ key, title, entries }) => (
        <div key={key}>
          <h2 id={`${id}${key}`}>{title}</h2>
          <ul aria-labelledby={`${id}${key}`}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <TreeLink
                  as={anchor}
                  href={entry.href}
                  aria-current={current !== undefined && entry.key === current ? 'page' : undefined}
                >
                  {entry.title}
                </TreeLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Tree>
  );
}
