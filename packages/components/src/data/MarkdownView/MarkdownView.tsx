import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { useHydrated } from '../../hooks/useHydrated';
import type { MarkdownViewProps } from './markdown-view-props';
import { Root } from './MarkdownView.styles';
import { markdownViewMessages } from './messages';

export type { MarkdownViewProps } from './markdown-view-props';
export type { MarkdownHeading } from './markdown-document';
export type { MarkdownPicture } from './markdown-elements';

const Body = lazyPiece(() => import('./MarkdownBody'));

/**
 * A text written in Markdown by a customer, by support or by an editor: tickets, announcements, documents, agreements (product §5).
 *
 * - It MUST draw only what is on its list: no script, event handler, style, frame, form or SVG, and no address but web, mail, telephone and this site.
 * - It MUST open links that leave the site in a new window, without handing over the opener.
 * - It MUST let every block of code be copied and be scrolled from the keyboard.
 * - It MUST come with its parser on demand and hold its place meanwhile. A server draws that place: a text is cleaned by a browser alone.
 * - The parent MUST say the heading level it stands under, and its own `idPrefix` where two texts share a page.
 */
export function MarkdownView({
  source,
  format = 'markdown',
  headingLevel = 2,
  idPrefix = 'text',
  dense = false,
  skeletonLines = 3,
  onImageOpen,
  onHeadings,
  labels,
  ...rest
}: MarkdownViewProps) {
  const words = useWords('markdownView', markdownViewMessages, labels);
  const place = <Skeleton lines={skeletonLines} />;
  return (
    <Root data-component="MarkdownView" data-dense={dense || undefined} {...rest}>
      {useHydrated() ? (
        <Suspense fallback={place}>
          <Body {...{ source, format, headingLevel, idPrefix, labels: words, onImageOpen, onHeadings }} />
        </Suspense>
      ) : (
        place
      )}
    </Root>
  );
}
