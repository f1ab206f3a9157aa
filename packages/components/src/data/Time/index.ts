export { formatTime } from './format-time';
export type { TimeFormat } from './format-time';
export { Time } from './Time';
export type { TimeProps } from './Time';
