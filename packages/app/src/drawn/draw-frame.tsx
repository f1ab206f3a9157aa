import type { Drawing, DrawingOrder } from '@compute-market/contract/drawn-page';
import { matchRoute } from '@compute-market/contract/routes';
import { createStaticHandler, useLocation } from 'react-router-dom';
import { configuration } from '../configuration';
import { Component as ConsoleLayout } from '../routes/shell/ConsoleLayout';
import { RootLayout } from '../routes/shell/RootLayout';
import { ScreenPending } from '../routes/shell/ScreenPending';
import { resetAll } from '../state';
import { session } from '../state/session';
import { contextOf, markupOf } from './draw-routes';

/** Is nobody's, and is sent nowhere: the frame asks for nothing. */
const anySession = 'drawn';

/** In place of the screen, whatever it is: its title. */
function StandIn() {
  return <ScreenPending title={matchRoute(useLocation().pathname)?.title ?? ''} />;
}

const handler = createStaticHandler(
  [{ Component: RootLayout, children: [{ Component: ConsoleLayout, children: [{ path: '*', Component: StandIn }] }] }],
  { basename: configuration.basePath },
);

/** Draws the frame of the console as everybody who has a session sees it before the account is known. One at a time, as `drawPage`. */
export async function drawFrame({ path, small }: DrawingOrder): Promise<Drawing | null> {
  resetAll();
  session.token = anySession;
  const context = await contextOf(handler, path);
  return context && markupOf(handler, context, small);
}
