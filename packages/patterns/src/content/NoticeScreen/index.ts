export { NoticeScreen } from './NoticeScreen';
export type { AffectedInstance } from './NoticeScreen';
