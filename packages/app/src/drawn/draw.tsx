import { DRAWN_ELEMENT, DRAWN_STYLE, TAKE_OVER_EVENT, type DrawingCode } from '@compute-market/contract/drawn-page';
import { tokenKey } from '../token-key';
import { giveConfiguration } from './surroundings';
import { guardDrawn, type GuardNames } from './take-over';

const names: GuardNames = {
  token: tokenKey,
  drawn: DRAWN_ELEMENT,
  style: DRAWN_STYLE,
  root: 'root',
  event: TAKE_OVER_EVENT,
};

export const guard: DrawingCode['guard'] = `(${guardDrawn.toString()})(${JSON.stringify(names)})`;

export const prepare: DrawingCode['prepare'] = async (configuration) => {
  // The band 演示环境 comes with its own code, as in a page that was not drawn.
  giveConfiguration({ ...configuration, demo: false });
  const { drawPage } = await import('./draw-page');
  return drawPage;
};
