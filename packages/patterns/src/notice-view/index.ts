export { isUnseenNotice } from './notice-tone';
export { NoticeTag } from './NoticeTag';
