export const authenticatorRouteMessages = {
  bound: '身份验证器已绑定',
  unbound: '身份验证器已解绑',
  recoveryFile: '恢复码.txt',
} as const;
