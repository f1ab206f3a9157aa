export { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp';
