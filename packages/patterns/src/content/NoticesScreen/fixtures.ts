import type { Notice } from '@compute-market/contract/entities/notice';
import { NOTICE_EVENT, NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import type { ReminderPage } from './Reminders';

/** 2026-11-20 14:05:21 in China. */
const now = 1_795_154_721;

export const notices: readonly Notice[] = [
  {
    Id: 31,
    Title: '华东一区网络设备升级通知（11 月 25 日凌晨）',
    Original: '2026 年 11 月 25 日 02:00 至 04:00 升级核心交换机，期间网络可能闪断两次，每次不超过 30 秒。',
    Type: NOTICE_TYPE.maintenance,
    Top: true,
    CreateTime: now - 7200,
  },
  {
    Id: 30,
    Title: 'H20 96GB 到货，包月低至 4,500.72 元每卡',
    Original: '华东一区新增 64 卡 H20，按小时、按天、按月均可租用。',
    Type: NOTICE_TYPE.activity,
    Top: false,
    CreateTime: now - day,
  },
  {
    Id: 28,
    Title: '到期处理支持批量设置',
    Original: '在我的实例中多选后，可一次设置到期保留磁盘或释放磁盘。',
    Type: NOTICE_TYPE.system,
    Top: false,
    CreateTime: now - 3 * day,
  },
  {
    Id: 25,
    Title:
      '关于 2026 年国庆假期期间客服与人工审核时间安排、对公转账到账核对时间以及发票寄送顺延的说明_Service_schedule_during_the_National_Day_holiday',
    Original: '',
    Type: NOTICE_TYPE.system,
    Top: false,
    CreateTime: now - 50 * day,
  },
];

/** What one customer was told, two of it not read yet. */
export const reminders: ReminderPage = {
  total: 3,
  unread: 2,
  data: [
    {
      Id: 13,
      Event: NOTICE_EVENT.activity,
      Title: '显卡到货',
      Text: '「RTX 4090」云主机现在有空闲显卡，可以租用。显卡不预留，请尽快下单。',
      Link: '/store?gpu=RTX%204090',
      CreateTime: 1_795_152_000,
      Read: false,
    },
    {
      Id: 12,
      Event: NOTICE_EVENT.due,
      Title: '实例即将到期',
      Text: '实例「llama3-8b-sft」将于 2026-11-21 18:00 到期，到期后保留磁盘。请在到期前续费。',
      Link: null,
      CreateTime: 1_795_150_000,
      Read: false,
    },
    {
      Id: 11,
      Event: NOTICE_EVENT.lowBalance,
      Title: '余额不足提醒',
      Text: '可用余额 ¥42.60，低于您设置的 ¥50.00，按当前花费约可维持 13 小时。',
      Link: null,
      CreateTime: 1_795_121_000,
      Read: false,
    },
    {
      Id: 9,
      Event: NOTICE_EVENT.workOrder,
      Title: '工单有新回复',
      Text: '工单 GD20261119-0004「从对象存储下载数据集只有 3 MB/s」有新回复。',
      Link: null,
      CreateTime: 1_795_060_000,
      Read: true,
    },
  ],
};
