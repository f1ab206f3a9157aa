import type { HTMLAttributes, Ref } from 'react';
import type { Labels, Words } from '../../words';
import type { MarkdownHeading } from './markdown-document';
import type { MarkdownPicture } from './markdown-elements';
import type { markdownViewMessages } from './messages';

export interface MarkdownBodyProps {
  source: string;
  format: 'markdown' | 'html';
  headingLevel: number;
  idPrefix: string;
  labels: Words<typeof markdownViewMessages>;
  onImageOpen?: (picture: MarkdownPicture) => void;
  onHeadings?: (headings: readonly MarkdownHeading[]) => void;
}

export interface MarkdownViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The text as it was written, by whomever: it is cleaned here. */
  source: string;
  /** `html` for texts of an older editor; they are cleaned by the same list. */
  format?: 'markdown' | 'html';
  /** Level of the text's highest heading, 1 to 6: one below the heading it stands under. */
  headingLevel?: number;
  /** Before the ids of headings; say another where two texts stand on a page. */
  idPrefix?: string;
  /** 13 px, for talks and side panels. */
  dense?: boolean;
  /** Lines held free while the reader of Markdown is fetched. */
  skeletonLines?: number;
  /** Makes pictures buttons, such as for a Lightbox. */
  onImageOpen?: (picture: MarkdownPicture) => void;
  /** The headings after every change of the text, for a TableOfContents. */
  onHeadings?: (headings: readonly MarkdownHeading[]) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof markdownViewMessages>;
  ref?: Ref<HTMLDivElement>;
}
