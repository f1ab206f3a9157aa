import { NOTICE_TYPE, NOTICE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { readFile } from 'node:fs/promises';
import { StartupError } from '../config';
import { announceNotice } from '../domain/notice/announce';
import { deskText, type DeskArea } from './desk-area';

/** What staff may publish; help documents are written elsewhere. */
export const announcedTypes = [NOTICE_TYPE.system, NOTICE_TYPE.activity, NOTICE_TYPE.maintenance] as const;
/** The most characters of each text. */
export const noticeLengths = { title: 80, original: 200, content: 5000 } as const;

async function readContent(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`无法读取文件 ${file}，请检查路径与权限。`, { cause });
  }
}

/** Announcements for everybody (screens B11.5, decisions 136). */
export const noticeDesk: DeskArea = {
  title: '公告',
  actions: {
    publish: {
      takes: ['类型', '标题', '摘要', '正文文件'],
      run: async ({ database, clock }, [kind = '', title, original, file = '']) => {
        const type = announcedTypes.find((known) => NOTICE_TYPE_LABELS[known] === kind);
        if (type === undefined)
          throw new StartupError(
            `类型「${kind}」应为${announcedTypes.map((known) => NOTICE_TYPE_LABELS[known]).join('、')}之一。`,
          );
        const notice = {
          title: deskText('标题', title, noticeLengths.title),
          original: deskText('摘要', original, noticeLengths.original),
          content: deskText('正文', await readContent(file), noticeLengths.content),
        };
        const id = await database.transaction((tx) =>
          announceNotice(tx, { ...notice, type, top: false, districts: [], at: clock.now() }),
        );
        return `公告 ${id} 已发布。`;
      },
    },
  },
};
