/** Where the chosen theme of the stories is kept: read by the preview, written by the toolbar, shared by both since they are of one origin. */
export const themeKey = 'compute-market-theme';

export type Theme = 'light' | 'dark';

export const readTheme = (): Theme => (localStorage.getItem(themeKey) === 'dark' ? 'dark' : 'light');
