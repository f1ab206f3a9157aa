export { ConnectionPanel } from './ConnectionPanel';
export type { ConnectionFact, ConnectionPanelProps, ConnectionRow, ConnectionSecret } from './ConnectionPanel';
