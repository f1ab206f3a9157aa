/** Where the browser keeps the chosen theme, in local storage. */
export const themeStorageKey = 'theme';
