import type { Notice } from '@compute-market/contract/entities/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';

/** 2026-11-20 14:05:21 in China. */
const now = 1_795_154_721;
const day = 86_400;

export const notices: readonly Notice[] = [
  { Id: 31, Title: '华东一区网络设备升级通知（11 月 25 日凌晨）', Original: '2026 年 11 月 25 日 02:00 至 04:00 升级核心交换机，期间网络可能闪断两次，每次不超过 30 秒。', Type: NOTICE_TYPE.maintenance, Top: true, CreateTime: now - 7200 },
  { Id: 30, Title: 'H20 96GB 到货，包月低至 4,500.72 元每卡', Original: '华东一区新增 64 卡 H20，按小时、按天、按月均可租用。', Type: NOTICE_TYPE.activity, Top: false, CreateTime: now - day },
  { Id: 28, Title: '到期处理支持批量设置', Original: '在我的实例中多选后，可一次设置到期保留磁盘或释放磁盘。', Type: NOTICE_TYPE.system, Top: false, CreateTime: now - 3 * day },
  { Id: 25, Title: '关于 2026 年国庆假期期间客服与人工审核时间安排、对公转账到账核对时间以及发票寄送顺延的说明_Service_schedule_during_the_National_Day_holiday', Original: '', Type: NOTICE_TYPE.system, Top: false, CreateTime: now - 50 * day },
];
