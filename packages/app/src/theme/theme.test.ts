// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const bar = { light: 'white', dark: 'black' };
let systemIsDark = false;
const systemListeners = new Set<() => void>();

/** A page whose head has just run, and the store that its first module brought. */
async function openPage(kept: string | null) {
  vi.resetModules();
  localStorage.clear();
  if (kept !== null) localStorage.setItem('theme', kept);
  const { wearTheme } = await import('./wear-theme');
  wearTheme('theme', bar);
  return import('./theme');
}
const worn = () => ({
  theme: document.documentElement.dataset.theme,
  bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
});
const setSystem = (dark: boolean) => {
  systemIsDark = dark;
  systemListeners.forEach((listener) => listener());
};

beforeEach(() => {
  systemListeners.clear();
  systemIsDark = false;
  document.head.innerHTML = '<meta name="theme-color" content="" />';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
  }));
});

test.each([null, 'sepia'])('a page is light where the browser keeps %s, though the system be dark', async (kept) => {
  systemIsDark = true;
  const { theme } = await openPage(kept);
  expect(worn()).toEqual({ theme: 'light', bar: 'white' });
  expect(theme.chosen).toBe('light');
});

test('what is chosen is worn at once and kept', async () => {
  const { chooseTheme, theme } = await openPage(null);
  chooseTheme('dark');
  expect(worn()).toEqual({ theme: 'dark', bar: 'black' });
  expect(theme.chosen).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('a tab follows what another one has chosen', async () => {
  const { theme } = await openPage('dark');
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(worn()).toEqual({ theme: 'light', bar: 'white' });
  expect(theme.chosen).toBe('light');
});

test('跟随系统 goes on following', async () => {
  const { theme } = await openPage('system');
  expect(worn()).toEqual({ theme: 'system', bar: 'white' });
  setSystem(true);
  expect(worn()).toEqual({ theme: 'system', bar: 'black' });
  expect(theme.chosen).toBe('system');
});
