import { routes } from '@compute-market/contract/routes';
import type { DocSection } from './docs';
import { IndexTree } from './IndexTree';

interface DocTreeProps {
  label: string;
  sections: readonly DocSection[];
  /** The document that is shown. */
  current?: string;
}

/** Every document by section, beside the page. Small screens reach them through the list. */
export const DocTree = ({ label, sections, current }: DocTreeProps) => (
  <IndexTree
    label={label}
    current={current}
    sections={sections.map(({ key, title, documents }) => ({
      key,
      title,
      entries: documents.map((entry) => ({
        key: entry.id,
        title: entry.title,
        href: routes.docsDetail.to({ id: entry.id }),
      })),
    }))}
  />
);
