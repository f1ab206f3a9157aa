import type { Drawing, DrawingOrder } from '@compute-market/contract/drawn-page';
import { matchRoute } from '@compute-market/contract/routes';
import { createStaticHandler, useLocation } from 'react-router-dom';
import { configuration } from '../configuration';
import { siteRoutes } from '../routes';
import { answersStand } from '../routes/result';
import { Component as ConsoleLayout } from '../routes/shell/ConsoleLayout';
import { RootLayout } from '../routes/shell/RootLayout';
import { ScreenPending } from '../routes/shell/ScreenPending';
import { resetAll } from '../state';
import { session } from '../state/session';
import { contextOf, markupOf } from './draw-routes';
import { giveAsk } from './surroundings';
import { withoutAnswers } from './without-answers';

/** Is nobody's: no server is ever shown it. */
const anySession = 'drawn';
const options = { basename: configuration.basePath };

/** In place of the screen, whatever it is: its title. */
function StandIn() {
  return <ScreenPending title={matchRoute(useLocation().pathname)?.title ?? ''} />;
}

const withTitle = createStaticHandler(
  [{ Component: RootLayout, children: [{ Component: ConsoleLayout, children: [{ path: '*', Component: StandIn }] }] }],
  options,
);
const withScreen = createStaticHandler(siteRoutes, options);

/**
 * Draws the frame of the console as everybody who has a session sees it before the account is known, with the screen as it waits for its answers when that is
 * asked for. One at a time, as `drawPage`.
 */
export async function drawFrame({ path, small, whole }: DrawingOrder): Promise<Drawing | null> {
  const handler = whole ? withScreen : withTitle;
  const { ask, end } = withoutAnswers();
  giveAsk(ask);
  resetAll();
  session.token = anySession;
  try {
    const context = await contextOf(handler, path);
    return context && (await markupOf(handler, context, small));
  } finally {
    end();
    // The next drawing waits for answers of its own alone.
    await answersStand();
  }
}
