import { formatDay } from '@compute-market/contract/rules/time';
import { SitePalette, type SitePaletteProps } from '@compute-market/patterns/shell/SitePalette';
import { serverNow } from '../../state/clock';

/** The palette, told what day it is. Loaded when it is opened. */
export const Palette = (props: Omit<SitePaletteProps, 'today'>) => (
  <SitePalette {...props} today={formatDay(serverNow())} />
);
