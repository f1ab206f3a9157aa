import {
  DRAWN_ELEMENT,
  DRAWN_STYLE,
  LOST_ELEMENT,
  TAKE_OVER_EVENT,
  type DrawingCode,
  type DrawnFor,
} from '@compute-market/contract/drawn-page';
import { tokenKey } from '../token-key';
import { giveConfiguration } from './surroundings';
import { guardDrawn, type GuardNames } from './take-over';

/** How long the app may be on its way before the page says that it does not come, ms. */
const patience = 20_000;

const names: Omit<GuardNames, 'drawnFor'> = {
  token: tokenKey,
  drawn: DRAWN_ELEMENT,
  style: DRAWN_STYLE,
  root: 'root',
  lost: LOST_ELEMENT,
  patience,
  event: TAKE_OVER_EVENT,
};

const guardOf = (drawnFor: DrawnFor) => {
  const given: GuardNames = { ...names, drawnFor };
  return `(${guardDrawn.toString()})(${JSON.stringify(given)})`;
};

export const guards: DrawingCode['guards'] = { visitor: guardOf('visitor'), customer: guardOf('customer') };

export const prepare: DrawingCode['prepare'] = async (configuration) => {
  // The band 演示环境 comes with its own code, as in a page that was not drawn.
  giveConfiguration({ ...configuration, demo: false });
  const [{ drawPage }, { drawFrame }] = await Promise.all([import('./draw-page'), import('./draw-frame')]);
  return (order) => (order.drawnFor === 'customer' ? drawFrame(order) : drawPage(order));
};
