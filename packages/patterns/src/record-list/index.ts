export { FileLink } from './FileLink.styles';
export { Nothing, type NothingReason } from './Nothing';
export { PagedList, type ListState, type PageFacts, type RecordPage } from './PagedList';
export { RecordTable } from './RecordTable';
export { CardLine, CardRoot, ListFrame, Note, Panel, Quiet } from './record-list.styles';
