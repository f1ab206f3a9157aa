export const codeFieldMessages = {
  placeholder: '请输入验证码',
  request: '获取验证码',
  again: '重新获取',
  wait: (seconds: number) => `${seconds} 秒后重发`,
  sent: (seconds: number) => `验证码已发送，${seconds} 秒后可重新获取`,
  ready: '可以重新获取验证码',
} as const;
