export { partialMessages } from './messages';
export { FailedFigure, PartialNotice, Retry } from './partial';
