import type { LoginDevice } from '@compute-market/contract/entities/login';
import { loginDeviceMessages as messages } from './messages';

/** A browser in words: 「Windows 上的 Chrome」, or what of it is known. */
export function deviceName({ Browser, System }: Pick<LoginDevice, 'Browser' | 'System'>): string {
  if (Browser !== '' && System !== '') return messages.deviceName(System, Browser);
  return Browser || System || messages.unknown;
}
