export const passwordFieldMessages = {
  show: '显示密码',
  hide: '隐藏密码',
  strength: '强度',
  scores: ['', '太弱', '一般', '良好', '很强'],
  met: '（已满足）',
  unmet: '（未满足）',
} as const;
