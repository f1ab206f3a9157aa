export { NoticesScreen } from './NoticesScreen';
export { noticesParameters, noticeTypeOf, readNoticesQuery } from './notices-query';
