export { HoverMenu } from './HoverMenu';
export type { HoverMenuProps } from './HoverMenu';
