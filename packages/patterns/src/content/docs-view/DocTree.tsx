import { useAnchor } from '@compute-market/components/link-provider';
import { routes } from '@compute-market/contract/routes';
import { useId } from 'react';
import type { DocSection } from './docs';
import { Tree, TreeLink } from './DocTree.styles';

interface DocTreeProps {
  label: string;
  sections: readonly DocSection[];
  /** The document that is shown. */
  current?: string;
}

/** Every document by section, beside the page. Small screens reach them through the list. */
export function DocTree({ label, sections, current }: DocTreeProps) {
  const anchor = useAnchor();
  const id = useId();
  return (
    <Tree aria-label={label}>
      {sections.map((section) => (
        <div key={section.key}>
          <h2 id={`${id}${section.key}`}>{section.title}</h2>
          <ul aria-labelledby={`${id}${section.key}`}>
            {section.documents.map((entry) => (
              <li key={entry.id}>
                <TreeLink
                  as={anchor}
                  href={routes.docsDetail.to({ id: entry.id })}
                  aria-current={entry.id === current ? 'page' : undefined}
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
