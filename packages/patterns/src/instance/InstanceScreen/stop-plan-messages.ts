/** What comes then, a verb: the machine is shut down, or its billing by usage stopped (decisions 150). */
export type StopEnd = '关机' | '停止计费';

/** Every word about a machine that is shut down by itself. */
export const stopPlanMessages = {
  /** What is planned, by whether billing can be stopped too. */
  name: (mayStopBilling: boolean) => (mayStopBilling ? '自动停止' : '自动关机'),
  plan: (mayStopBilling: boolean) => (mayStopBilling ? '定时停止' : '定时关机'),
  end: (stopsBilling: boolean): StopEnd => (stopsBilling ? '停止计费' : '关机'),
  set: '设置',
  change: '修改',
  cancel: (name: string) => `取消${name}`,
  row: '到设定的时间、GPU 闲置或余额将用尽时自动关机',
  rowByUsage: '到设定的时间、GPU 闲置或余额将用尽时自动停止计费或关机',
  rowOfContainer: '到设定的时间、GPU 闲置或余额将用尽时自动停止计费',
  at: (time: string, end: StopEnd) => `将于 ${time} ${end}`,
  idle: (hours: number, end: StopEnd) => `GPU 闲置 ${hours} 小时后${end}`,
  money: (end: StopEnd) => `余额用尽前 1 小时${end}`,
  moneyAt: (time: string, end: StopEnd) => `有扣费将付不出，${time} ${end}`,
  and: '；',
  runsOn: '关机后租期照常计时，到期时间不变',
  byUsage: '关机后按量计费照常计费，不再使用请停止计费',
  stopsBilling: '停止计费后实例结束，未使用的费用退回；磁盘保留并按小时收取保留费，可随时从该磁盘启动',
  dialog: {
    honest:
      '租金已预付，关机不会退费，自动续费也照常进行。自动关机用于按时收尾、减少空转，不能节省费用；关机前未保存的内容会丢失。',
    honestByUsage:
      '按量计费的机器关机后照常计费，停止计费才会结束扣费。自动关机用于按时收尾、减少空转，不能节省费用；关机前未保存的内容会丢失。',
    honestStopping:
      '停止计费后不再按小时扣费，未使用的费用退回原支付账户；磁盘保留并按小时收取保留费，可随时从该磁盘启动。停止前未保存的内容会丢失。',
    end: '到时',
    onlyOff: '仅关机',
    time: (end: StopEnd) => `到时间${end}`,
    when: '执行时间',
    inTwoHours: '2 小时后',
    other: '选择时间',
    date: '日期',
    clock: '时间',
    clockHint: '24 小时制，如 23:00',
    past: '请填写晚于现在的日期和时间，如 23:00',
    idle: (end: StopEnd) => `GPU 闲置后${end}`,
    idleHint: (below: number) => `显卡使用率持续低于 ${below}%；读不到使用率的时间不算闲置`,
    idleUnknown: '平台读不到该实例的 GPU 使用率，无法判断闲置',
    idleFor: '闲置时长',
    hours: (count: number) => `${count} 小时`,
    money: (end: StopEnd) => `余额用尽前 1 小时${end}`,
    moneyHint: (end: StopEnd) => `有一笔扣费将付不出时，提前${end}以免程序被中断`,
    moneyAt: (time: string, end: StopEnd) => `按目前的扣费安排，将于 ${time} ${end}`,
    notice: (end: StopEnd) => `${end}前 15 分钟会在站内提醒您`,
    save: '保存',
  },
  today: (clock: string) => `今天 ${clock}`,
  tomorrow: (clock: string) => `明天 ${clock}`,
} as const;
