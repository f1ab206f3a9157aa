import type { Drawing, DrawingOrder } from '@compute-market/contract/drawn-page';
import { createStaticHandler } from 'react-router-dom';
import { configuration } from '../configuration';
import { siteRoutes } from '../routes';
import { answersStand } from '../routes/result';
import { resetAll } from '../state';
import { contextOf, markupOf } from './draw-routes';
import { giveAsk } from './surroundings';

const handler = createStaticHandler(siteRoutes, { basename: configuration.basePath });

/** Draws one page as a visitor sees it first; null where the path leads elsewhere or fails. One at a time: the app's stores are those of one visitor. */
export async function drawPage({ path, small, ask }: DrawingOrder): Promise<Drawing | null> {
  giveAsk(ask);
  resetAll();
  const context = await contextOf(handler, path);
  if (context === null || !(await answersStand()).every(({ ok }) => ok)) return null;
  return markupOf(handler, context, small);
}
