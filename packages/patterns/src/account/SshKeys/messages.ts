import { SSH_KEYS_MAX } from '@compute-market/contract/rules/ssh-key';

export const sshKeyMessages = {
  title: 'SSH 公钥',
  count: (count: number) => (count === 0 ? '登录实例不用再输密码' : `${count} / ${SSH_KEYS_MAX} 个`),
  add: '添加公钥',
  columns: { name: '名称', kind: '类型', fingerprint: '指纹', created: '添加时间' },
  remove: '删除',
  removeOf: (name: string) => `删除公钥 ${name}`,
  failed: 'SSH 公钥加载失败',
  empty: '还没有 SSH 公钥',
  emptyHelp: '添加后可在租用实例时选择，开机即可用私钥登录',
  full: `最多 ${SSH_KEYS_MAX} 个，请先删除不用的公钥`,
  addTitle: '添加 SSH 公钥',
  name: '名称',
  namePlaceholder: '如：办公室笔记本',
  key: '公钥',
  keyPlaceholder: 'ssh-ed25519 AAAA… 或 ssh-rsa AAAA…',
  keyHint: '粘贴 ~/.ssh/id_ed25519.pub 等 .pub 文件中的一行；私钥请自行保管，勿粘贴',
  save: '添加',
  removeTitle: '删除 SSH 公钥',
  removeStops: '之后租用的实例不再放入该公钥',
  removeKeeps: '已放入实例的公钥不受影响，可在实例详情中移除',
} as const;
