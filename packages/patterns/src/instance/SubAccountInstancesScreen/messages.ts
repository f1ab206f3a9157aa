import { countText } from '@compute-market/contract/rules/money';

/** Every word of 子账号实例. */
export const messages = {
  title: '子账号实例',
  help: '子账号租用的实例，可代为续费、修改到期处理与释放磁盘，费用由主账号支付',
  manage: '管理子账号',
  caption: '子账号实例列表',
  accounts: {
    label: '子账号',
    all: '全部子账号',
    month: (amount: string) => `本月 ${amount}`,
    rented: (count: number) => `${countText(count)} 台租用中`,
    pending: '正在加载子账号',
    failed: (reason: string) => `子账号加载失败：${reason}`,
    nearly: '额度将尽',
    usedUp: '额度用尽',
  },
  summary: {
    label: '概况',
    total: '实例',
    running: '运行中',
    month: '本月费用',
    limit: '额度',
    limitOf: (used: string, limit: string) => `已用 ${used} / ${limit}`,
    unit: '台',
    line: (total: number, running: number, month: string) => `${total} 台实例 · ${running} 台运行中 · 本月 ${month}`,
  },
  filters: { status: '状态', type: '类型', allTypes: '全部类型', search: '备注 / IP / 名称' },
  columns: {
    instance: '实例',
    account: '子账号',
    status: '状态',
    configuration: '配置',
    due: '到期',
    cost: '累计费用',
  },
  empty: '子账号还没有租用实例',
  emptyOne: (name: string) => `子账号 ${name} 没有进行中的实例`,
  emptyHelp: '子账号登录后可在额度内自行租用，实例会列在这里',
  noAccounts: '还没有子账号，可为团队成员分配额度',
  add: '新建子账号',
} as const;
