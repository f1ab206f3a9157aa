export { LocaleProvider } from './LocaleProvider';
export type { LocaleProviderProps } from './LocaleProvider';
export { useLocale } from './LocaleContext';
export type { LocaleFormats } from './formats';
export type { Locale, LocaleBase, LocaleWords } from './locale';
