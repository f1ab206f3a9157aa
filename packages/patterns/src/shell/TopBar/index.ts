export { TopBar } from './TopBar';
export type { Guide, TopBarProps } from './TopBar';
export type { AlertSummary, NoticeSummary } from './Bell';
