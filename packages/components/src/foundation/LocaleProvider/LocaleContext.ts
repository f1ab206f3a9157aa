import { createContext, useContext } from 'react';
import { withoutUndefined } from '../../without-undefined';
import { zhFormats } from './formats';
import type { Locale, LocaleBase, LocaleWords } from './locale';

/** Nothing stands for simplified Chinese, whose words lie beside each component: a page downloads those it says, and no more. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

const simplifiedChinese: LocaleBase = { language: 'zh-CN', formats: zhFormats };

/** The language around: its name, and how it writes moments and numbers. Simplified Chinese without a provider. */
export const useLocale = (): LocaleBase => useContext(LocaleContext) ?? simplifiedChinese;

/** The words of one component in the language around. `chinese` are said without a provider, `labels` before all others; one that is undefined says nothing. */
export function useWords<Name extends keyof LocaleWords>(
  name: Name,
  chinese: LocaleWords[Name],
  labels?: Partial<LocaleWords[Name]>,
): LocaleWords[Name] {
  const words = useContext(LocaleContext)?.[name] ?? chinese;
  return labels === undefined ? words : { ...words, ...withoutUndefined(labels) };
}
