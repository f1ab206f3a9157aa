import { useEffect, useEffectEvent, useMemo } from 'react';
import { drawNodes } from './markdown-elements';
import { parseDocument } from './markdown-document';
import type { MarkdownBodyProps } from './markdown-view-props';

/** Parses and draws; the part that comes on demand. */
export default function MarkdownBody({
  source,
  format,
  headingLevel,
  idPrefix,
  labels,
  onImageOpen,
  onHeadings,
}: MarkdownBodyProps) {
  const { content, headings } = useMemo(
    () => parseDocument(source, { format, headingLevel, idPrefix }),
    [source, format, headingLevel, idPrefix],
  );
  const tell = useEffectEvent((found: typeof headings) => onHeadings?.(found));
  useEffect(() => tell(headings), [headings]);
  return drawNodes(content, { labels, onImageOpen });
}
