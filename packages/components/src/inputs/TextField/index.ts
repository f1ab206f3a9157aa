export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export type { TextFieldSize } from './TextControl';
