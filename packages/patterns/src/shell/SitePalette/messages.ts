/** Every word of the palette. */
export const sitePaletteMessages = {
  groups: { actions: '操作', pages: '页面', instances: '我的实例', renewals: '续费' },
  rent: '租用新实例',
  topUp: '充值',
  help: '键盘快捷键',
  login: '登录',
  renew: (name: string) => `续费 ${name}`,
  machine: (gpuType: string, gpuCount: number) => `${gpuType} × ${gpuCount}`,
} as const;

/** What a page or an action is also found by: the first letters of its pinyin, its pinyin, its English name. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  rent: ['zy', 'zuyong', 'rent', 'create'],
  topUp: ['cz', 'chongzhi', 'recharge'],
  help: ['kjj', 'kuaijiejian', 'keyboard', 'shortcut'],
  renew: ['xf', 'xufei', 'renew'],
  login: ['dl', 'denglu', 'login'],
  store: ['slsc', 'shichang', 'store', 'gpu'],
  dashboard: ['wdsl', 'shili', 'instance'],
  reservations: ['ljs', 'yuyue', 'reservation'],
  subAccountInstance: ['zzh', 'zizhanghao'],
  cloudDisk: ['yp', 'yunpan', 'disk', 'sftp'],
  recharge: ['cz', 'chongzhi', 'recharge'],
  orders: ['czjl', 'jilu', 'order'],
  expenseDetail: ['fymx', 'feiyong', 'mingxi', 'bill'],
  coupon: ['kb', 'kabao', 'yhq', 'coupon'],
  invoice: ['fp', 'fapiao', 'invoice'],
  income: ['sy', 'shouyi', 'income'],
  account: ['zhxx', 'zhanghao', 'account'],
  safe: ['aqsz', 'anquan', 'mima', 'password', 'security'],
  verification: ['smrz', 'shiming', 'renzheng', 'verify'],
  createWorkOrder: ['tjgd', 'gongdan', 'ticket', 'support'],
  workOrders: ['wdgd', 'gongdan', 'ticket'],
  docs: ['bzwd', 'bangzhu', 'wendang', 'docs', 'help'],
  inform: ['gg', 'gonggao', 'notice'],
  dataset: ['sjj', 'shujuji', 'dataset'],
  software: ['rj', 'ruanjian', 'software', 'download'],
};
