export { affectedBy } from './affected';
export type { AffectedInstance } from './affected';
export { NoticeScreen } from './NoticeScreen';
