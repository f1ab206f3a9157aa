import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import type { AlertSummary, NoticeSummary } from './Bell';

/** The three newest notices of every picture; the first was not seen yet. */
export const newestNotices: readonly NoticeSummary[] = [
  {
    Id: 15,
    Title: '华东二区将于 11 月 22 日 02:00–04:00 进行网络割接',
    Original: '期间实例网络可能短暂中断，数据与计费不受影响',
    Type: NOTICE_TYPE.maintenance,
    CreateTime: 1_795_084_200,
  },
  {
    Id: 14,
    Title: 'H20 96GB 上架华东一区，包月 9.5 折',
    Original: '',
    Type: NOTICE_TYPE.system,
    CreateTime: 1_794_794_400,
  },
  {
    Id: 13,
    Title: '双周满减券开放领取，满 ¥500 减 ¥50',
    Original: '',
    Type: NOTICE_TYPE.activity,
    CreateTime: 1_794_618_000,
  },
];

export const ownAlerts: readonly AlertSummary[] = [
  {
    Id: 31,
    Title: '实例启动失败',
    Text: 'llama3-8b-sft 启动失败，费用 ¥1.85 已退回余额。',
    Link: '/console/dashboard',
    CreateTime: newestNotices[0]?.CreateTime ?? 0,
    Read: false,
  },
  {
    Id: 30,
    Title: '工单有新回复',
    Text: '工程师回复了您的工单。',
    Link: null,
    CreateTime: newestNotices[1]?.CreateTime ?? 0,
    Read: true,
  },
];
