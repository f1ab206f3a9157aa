export const loginRouteMessages = {
  entered: '登录成功',
  registered: '注册成功，已登录',
  reset: '密码已重置，请用新密码登录',
} as const;
