import { themeNames, type ThemeName } from '@compute-market/patterns/shell/ThemeChoice';
import { proxy } from 'valtio';
import { themeStorageKey } from './storage-key';

/** What the page wears (wear-theme.ts), which has read it from local storage. */
const worn = (): ThemeName => themeNames.find((name) => name === document.documentElement.dataset.theme) ?? 'light';

/** The browser's, not the account's: who logs out keeps it. */
export const theme = proxy({ chosen: worn() });

/** Tells this tab what the browser tells the others by itself: the page and this store follow the same event. */
export function chooseTheme(chosen: ThemeName) {
  localStorage.setItem(themeStorageKey, chosen);
  window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

// After the page's own listener, which was there before any module.
window.addEventListener('storage', () => void (theme.chosen = worn()));
