/** Colours of the browser's own bar, which continues the page's. */
export interface BarColors {
  readonly light: string;
  readonly dark: string;
}

/**
 * Puts on the theme that the browser keeps, and puts on another one as soon as another is kept or the system changes its own.
 * It runs before the page has a style, as text in its head (build/first-paint.ts): it may use nothing from outside itself.
 */
export function wearTheme(storageKey: string, bar: BarColors) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const wear = () => {
    const kept = localStorage.getItem(storageKey);
    const theme = kept === 'dark' || kept === 'system' ? kept : 'light';
    const isDark = theme === 'dark' || (theme === 'system' && system.matches);
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? bar.dark : bar.light);
  };
  wear();
  system.addEventListener('change', wear);
  window.addEventListener('storage', wear);
}
