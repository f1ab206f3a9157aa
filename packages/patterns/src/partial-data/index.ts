export { partialDataMessages } from './messages';
export { FailedFigure, PartialNotice, Retry } from './partial-data';
