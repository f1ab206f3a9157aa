export { CommandPalette } from './CommandPalette';
export type { CommandPaletteProps } from './CommandPalette';
export type { Command, CommandFilter, CommandGroup } from './commands';
