export { Combobox } from './Combobox';
export type { ComboboxProps } from './Combobox';
export type { PickOption } from './search-options';
