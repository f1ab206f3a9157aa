export { RecordFoot } from './RecordFoot';
export { CardLine, CardRoot, ListFrame, Note, Panel, Quiet } from './record-list.styles';
