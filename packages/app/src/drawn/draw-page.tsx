import { GlobalStyle } from '@compute-market/components/global-style';
import { MediaWithoutWindow } from '@compute-market/components/use-media-query';
import { DRAWN_ELEMENT, type Drawing, type DrawingOrder } from '@compute-market/contract/drawn-page';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { configuration } from '../configuration';
import { siteRoutes } from '../routes';
import { answersStand } from '../routes/result';
import { resetAll } from '../state';
import { passive } from './passive';
import { giveAsk } from './surroundings';
import { matchesWidth } from './matches-width';
import { withoutInlineStyle } from './without-inline-style';

/** Widths that stand for phones and for all others, px. */
const widths = { small: 375, large: 1440 };
/** Only its path and query are read. */
const anyHost = 'http://site.invalid';
const { basePath: basename } = configuration;
const handler = createStaticHandler(siteRoutes, { basename });

/** Marks of the style engine, which a style without it does not need. */
const engineMarks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|<\/?style[^>]*>/g;

/** Draws one page as a visitor sees it first; null where the path leads elsewhere or fails. One at a time: the app's stores are those of one visitor. */
export async function drawPage({ path, small, ask }: DrawingOrder): Promise<Drawing | null> {
  giveAsk(ask);
  resetAll();
  const context = await handler.query(new Request(anyHost + basename + path));
  if (context instanceof Response || context.errors !== null) return null;
  if (!(await answersStand()).every(({ ok }) => ok)) return null;
  const width = small ? widths.small : widths.large;
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <MediaWithoutWindow value={(query) => matchesWidth(query, width)}>
          <GlobalStyle />
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
