export const loginRouteMessages = {
  entered: '登录成功',
  registered: '注册成功，已登录',
  reset: '密码已重置，请用新密码登录',
} as const;

export const accountRouteMessages = {
  nameChanged: '用户名已修改',
  passwordChanged: '密码已修改，请用新密码登录',
  loginPhoneChanged: '登录手机已修改，下次请用新手机号登录',
  phoneChanged: '通知手机已修改',
  thresholdChanged: '提醒金额已修改',
  bound: '微信绑定成功',
  unbound: '微信已解绑',
  keyAdded: '公钥已添加',
  keyRemoved: '公钥已删除',
  apiKeyRemoved: 'API 密钥已撤销',
  deviceEnded: '该设备已退出登录',
  otherDevicesEnded: (count: number) => `已退出 ${count} 台设备`,
  secondFactorOn: '二次验证已开启',
  secondFactorOff: '二次验证已关闭',
  unregistered: '账号已注销',
  subAccountAdded: '子账号已创建',
  limitChanged: '额度已修改',
  noteChanged: '备注已修改',
  subPasswordReset: '密码已重置，该子账号需重新登录',
  subAccountRemoved: '子账号已删除',
} as const;
