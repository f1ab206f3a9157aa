import type { TagTone } from '@compute-market/components/tag';
import { NOTICE_TYPE, type NoticeType } from '@compute-market/contract/enumerations';

const tones: Partial<Record<NoticeType, TagTone>> = { [NOTICE_TYPE.system]: 'info', [NOTICE_TYPE.maintenance]: 'warn' };

/** The colour of a notice's kind, the same in the bell, the list and the notice. */
export const noticeTone = (type: NoticeType): TagTone | undefined => tones[type];

/** Whether a notice is newer than the newest that was seen; the stored Id is a text (product §3). */
export const isUnseenNotice = (id: number, lastSeen: string | null): boolean =>
  lastSeen === null || id > Number(lastSeen);
