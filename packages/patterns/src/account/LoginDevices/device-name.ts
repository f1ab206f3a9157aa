import type { LoginDevice } from '@compute-market/contract/entities/login';
import { loginDeviceMessages as messages } from './messages';

/** A space stands between Chinese and Latin letters, not between Chinese ones. */
const latin = /[A-Za-z.]/;

/** A browser in words: 「Windows 上的 Chrome」, or what of it is known. */
export function deviceName({ Browser, System }: Pick<LoginDevice, 'Browser' | 'System'>): string {
  if (Browser === '' || System === '') return Browser || System || messages.unknown;
  return `${System}${latin.test(System) ? ' ' : ''}${messages.on}${latin.test(Browser.charAt(0)) ? ' ' : ''}${Browser}`;
}
