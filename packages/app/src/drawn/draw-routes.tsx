import { GlobalStyle } from '@compute-market/components/global-style';
import { MediaWithoutWindow } from '@compute-market/components/use-media-query';
import { DRAWN_ELEMENT, type Drawing } from '@compute-market/contract/drawn-page';
import { prerender } from 'react-dom/static';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { configuration } from '../configuration';
import { KeptPressStyle } from './KeptPress.styles';
import { matchesWidth } from './matches-width';
import { passive } from './passive';
import { ScriptsLost } from './ScriptsLost';
import { withoutInlineStyle } from './without-inline-style';

/** Widths that stand for phones and for all others, px. */
const widths = { small: 375, large: 1440 };
/** Only its path and query are read. */
const anyHost = 'http://site.invalid';

/** Marks of the style engine, which a style without it does not need. */
const engineMarks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|<\/?style[^>]*>/g;

/** What the routes at this path have to show; null where it leads elsewhere or fails. */
export async function contextOf(handler: StaticHandler, path: string): Promise<StaticHandlerContext | null> {
  const context = await handler.query(new Request(anyHost + configuration.basePath + path));
  return context instanceof Response || context.errors !== null ? null : context;
}

/** The markup and the style of what the routes show, without the app. */
export async function markupOf(
  handler: StaticHandler,
  context: StaticHandlerContext,
  small: boolean,
): Promise<Drawing> {
  const width = small ? widths.small : widths.large;
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <MediaWithoutWindow value={(query) => matchesWidth(query, width)}>
          <GlobalStyle />
          <KeptPressStyle />
          <ScriptsLost />
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </MediaWithoutWindow>,
      ),
      // Whatever its size, it stands where it belongs.
      { identifierPrefix: 'drawn', progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = passive(await new Response(prelude).text());
    return withoutInlineStyle({ html, css: sheet.getStyleTags().replace(engineMarks, '') }, `#${DRAWN_ELEMENT}`);
  } finally {
    sheet.seal();
  }
}
