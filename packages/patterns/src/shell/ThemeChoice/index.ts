export { ThemeChoice, themeNames, type ThemeChoiceProps, type ThemeName } from './ThemeChoice';
export { themeMessages } from './messages';
