import { PASSKEYS_MAX } from '@compute-market/contract/entities/passkey';

/** Why no passkey can be added or used here. */
export type PasskeyHindrance = 'browser' | 'address';

const hindrances: Readonly<Record<PasskeyHindrance, string>> = {
  browser: '当前浏览器不支持通行密钥，请更新浏览器或换一台设备后添加',
  address: '当前网址不支持通行密钥，请从本站的正式网址打开后添加',
};

export const passkeyMessages = {
  title: '通行密钥',
  count: (count: number) =>
    count === 0 ? '用指纹、面容或设备密码登录，无需密码和短信' : `${count} / ${PASSKEYS_MAX} 个`,
  add: '添加通行密钥',
  columns: { name: '名称', created: '添加时间', lastUsed: '最近使用' },
  created: (time: string) => `${time} 添加`,
  unused: '从未使用',
  remove: '删除',
  removeOf: (name: string) => `删除通行密钥 ${name}`,
  rule: '修改登录密码不影响通行密钥；设备遗失后请在此删除。注销账号、删除子账号或由主账号重置子账号密码后，其通行密钥立即失效。',
  hindrances,
  failed: '通行密钥加载失败',
  empty: '还没有通行密钥',
  emptyHelp: '添加后可在登录页使用，代替密码与二次验证',
  full: `最多 ${PASSKEYS_MAX} 个，请先删除不用的通行密钥`,
  addTitle: '添加通行密钥',
  addIntro: '输入登录密码后，按浏览器的提示用指纹、面容或设备密码确认。请只在自己的设备上添加。',
  name: '名称',
  namePlaceholder: '如：办公室电脑',
  password: '登录密码',
  next: '继续',
  removeTitle: '删除通行密钥',
  removeStops: '不能再用它登录；已登录的设备不会退出，可在登录设备中退出',
  removeKeeps: '密码等其他登录方式不受影响；设备中保存的条目可在设备设置中清除',
} as const;
