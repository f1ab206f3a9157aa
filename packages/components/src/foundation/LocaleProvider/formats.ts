import { formatTime, type TimeFormat } from '../../data/Time/format-time';

/** How a language writes moments and numbers. Money is written alike in all of them (¥1,234.56). */
export interface LocaleFormats {
  /** Unix seconds as text in China's time. */
  time: (seconds: number, format?: TimeFormat) => string;
  /** A number with its groups; the sign is the language's own. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

export const zhFormats: LocaleFormats = {
  time: formatTime,
  number: (value, options) => value.toLocaleString('zh-CN', options),
};
