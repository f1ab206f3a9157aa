import type { ReactNode } from 'react';
import type { Locale } from './locale';
import { LocaleContext } from './LocaleContext';

export interface LocaleProviderProps {
  /** The language, such as `enUS` of `@compute-market/components/locale/en-US`. */
  locale: Locale;
  children: ReactNode;
}

/**
 * The language in which the components within speak. Without it they speak simplified Chinese.
 *
 * The host MUST set `lang` on the page itself, and MUST bring its own words in that language: names, hints and texts it hands over are not
 * translated.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
