export { SideNav } from './SideNav';
export type { SideNavGroup, SideNavItem, SideNavProps } from './SideNav';
