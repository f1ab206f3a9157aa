export const passkeyRouteMessages = {
  nameless: '我的设备',
  added: '通行密钥已添加',
  removed: '通行密钥已删除',
} as const;
