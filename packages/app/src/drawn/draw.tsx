import {
  DRAWN_ELEMENT,
  DRAWN_STYLE,
  LOST_ELEMENT,
  SCRIPTS_ELEMENT,
  TAKE_OVER_EVENT,
  type DrawingCode,
  type DrawnFor,
} from '@compute-market/contract/drawn-page';
import { tokenKey } from '../token-key';
import { askForScripts, type HeldNames } from './held-scripts';
import { keepPress, type KeptNames } from './keep-press';
import { KEPT_MARK } from './kept-mark';
import { giveConfiguration } from './surroundings';
import { guardDrawn, type GuardNames } from './take-over';

/** How long the app may be on its way before the page says that it does not come, ms. */
const patience = 20_000;
/** How long its scripts wait for a paint that no browser tells of, ms. */
const paintPatience = 1000;
/** How long a press on what was drawn waits for the app, ms. */
const pressPatience = 5000;

const names: Omit<GuardNames, 'drawnFor'> = {
  token: tokenKey,
  drawn: DRAWN_ELEMENT,
  style: DRAWN_STYLE,
  root: 'root',
  lost: LOST_ELEMENT,
  patience,
  event: TAKE_OVER_EVENT,
};

const kept: KeptNames = {
  drawn: DRAWN_ELEMENT,
  root: names.root,
  event: TAKE_OVER_EVENT,
  mark: KEPT_MARK,
  patience: pressPatience,
};

const held: HeldNames = { scripts: SCRIPTS_ELEMENT, patience: paintPatience };

const textOf = <Given,>(run: (given: Given) => void, given: Given): string =>
  `(${run.toString()})(${JSON.stringify(given)});`;
const guardOf = (drawnFor: DrawnFor): string =>
  textOf(guardDrawn, { ...names, drawnFor }) + textOf(keepPress, kept) + textOf(askForScripts, held);

export const guards: DrawingCode['guards'] = { visitor: guardOf('visitor'), customer: guardOf('customer') };

export const prepare: DrawingCode['prepare'] = async (configuration) => {
  // The band 演示环境 comes with its own code, as in a page that was not drawn.
  giveConfiguration({ ...configuration, demo: false });
  const [{ drawPage }, { drawFrame }] = await Promise.all([import('./draw-page'), import('./draw-frame')]);
  return (order) => (order.drawnFor === 'customer' ? drawFrame(order) : drawPage(order));
};
