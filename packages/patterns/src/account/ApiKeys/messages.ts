import { API_KEYS_MAX } from '@compute-market/contract/entities/api-key';
import type { ApiKeyForm } from '@compute-market/contract/forms/api-key-form';

/** What a key of each scope can do; a key of a sub-account can do what its rights allow. */
const scopeHints = {
  read: '查看市场、价格、实例、监控与操作记录，不含实例密码',
  manage: {
    all: '租用、续费、开关机、升级、连接与释放实例，会产生费用；含只读',
    buy: '租用、续费与升级，会产生费用；含只读',
    run: '开关机、连接与释放实例；含只读',
    none: (refusal: string) => `目前与只读相同：${refusal}`,
  },
  cost: { main: '查看余额、费用明细、充值与开票记录，不能支付', sub: '查看费用明细，不能支付' },
} as const;
const terms: Readonly<Record<ApiKeyForm['term'], string>> = {
  30: '30 天',
  90: '90 天',
  365: '1 年',
  never: '不过期',
};

export const apiKeyMessages = {
  title: 'API 密钥',
  count: (count: number) => (count === 0 ? '供脚本与程序调用接口' : `${count} / ${API_KEYS_MAX} 个`),
  add: '创建密钥',
  reference: '接口文档',
  columns: { name: '名称', key: '密钥', scopes: '权限', lastUsed: '最近使用', expires: '到期' },
  masked: (prefix: string) => `${prefix}…`,
  unused: '从未使用',
  never: '不过期',
  expired: '已过期',
  until: (time: string) => `${time} 到期`,
  remove: '撤销',
  removeOf: (name: string) => `撤销密钥 ${name}`,
  rule: '自己修改登录密码不影响密钥；注销账号、删除子账号或由主账号重置子账号密码后，其密钥立即失效。',
  failed: 'API 密钥加载失败',
  empty: '还没有 API 密钥',
  emptyHelp: '创建后可用命令行或程序租用、查询实例',
  emptyHelpNoBuying: '创建后可用命令行或程序查询实例',
  full: `最多 ${API_KEYS_MAX} 个，请先撤销不用的密钥`,
  addTitle: '创建 API 密钥',
  addIntro: '程序凭密钥以您的身份操作，不需要登录。',
  name: '名称',
  namePlaceholder: '如：夜间训练脚本',
  scopes: '权限',
  scopeHints,
  term: '有效期',
  terms,
  save: '创建',
  madeTitle: '密钥已创建',
  madeWarning: '密钥只显示这一次，关闭后无法再查看。请立即保存到安全的地方，不要写入代码仓库。',
  copy: '复制密钥',
  header: (secret: string) => `Authorization: Bearer ${secret}`,
  copyHeader: '复制请求头',
  saved: '我已保存',
  removeTitle: '撤销 API 密钥',
  removeStops: '使用该密钥的程序立即无法调用，且不能恢复',
  removeKeeps: '已租用的实例不受影响',
} as const;
