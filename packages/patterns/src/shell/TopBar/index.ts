export { TopBar } from './TopBar';
export type { Guide, TopBarProps } from './TopBar';
export type { NoticeSummary } from './Bell';
