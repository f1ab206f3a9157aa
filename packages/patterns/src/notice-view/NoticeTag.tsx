import { Tag } from '@compute-market/components/tag';
import { NOTICE_TYPE_LABELS, type NoticeType } from '@compute-market/contract/enumerations';
import { noticeTone } from './notice-tone';

/** What kind of notice it is, in a word. */
export const NoticeTag = ({ type }: { type: NoticeType }) => (
  <Tag tone={noticeTone(type)}>{NOTICE_TYPE_LABELS[type]}</Tag>
);
