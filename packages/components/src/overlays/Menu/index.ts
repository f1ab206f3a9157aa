export { Menu } from './Menu';
export type { MenuAction, MenuDivider, MenuProps } from './Menu';
