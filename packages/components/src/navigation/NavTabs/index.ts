export { NavTabs } from './NavTabs';
export type { NavTabItem, NavTabsProps } from './NavTabs';
