export { Thread } from './Thread';
export type { ThreadEntry, ThreadEvent, ThreadFile, ThreadMessage, ThreadPicture, ThreadProps } from './Thread';
