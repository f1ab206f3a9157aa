export { NoticesScreen } from './NoticesScreen';
export { noticesQuery, noticeTypeOf } from './notices-query';
export type { ReminderPage } from './Reminders';
