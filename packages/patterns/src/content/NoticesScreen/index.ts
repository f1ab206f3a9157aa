export { NoticesScreen } from './NoticesScreen';
export { noticesParameters, noticeTypeOf, readNoticesQuery } from './notices-query';
export type { ReminderPage } from './Reminders';
