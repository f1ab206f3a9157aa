import type { Locale } from '../../foundation/LocaleProvider';
import { actions } from './actions';
import { commerce } from './commerce';
import { data } from './data';
import { feedback } from './feedback';
import { enFormats } from './formats';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { overlays } from './overlays';

/** American English, whole: what lacks a word is no `Locale`, and does not compile. */
export const enUS: Locale = {
  language: 'en-US',
  formats: enFormats,
  ...actions,
  ...inputs,
  ...overlays,
  ...navigation,
  ...data,
  ...feedback,
  ...commerce,
};
