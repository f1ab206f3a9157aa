import type { zhCN } from '../../locale/zh-CN';
import type { Words } from '../../words';
import type { LocaleFormats } from './formats';

/** What belongs to a language as a whole. */
export interface LocaleBase {
  /** Its name by BCP 47: `zh-CN`. */
  readonly language: string;
  readonly formats: LocaleFormats;
}

/** Every word the components say, by component. A language that leaves one out is no `Locale`. */
export type LocaleWords = Words<Omit<typeof zhCN, keyof LocaleBase>>;

/** A language: its words, and how it writes moments and numbers. */
export type Locale = LocaleBase & LocaleWords;
