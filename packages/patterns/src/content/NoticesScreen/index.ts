export { NoticesScreen } from './NoticesScreen';
export { noticesQuery, noticeTypeOf, type NoticesQuery } from './notices-query';
export type { ReminderPage } from './Reminders';
