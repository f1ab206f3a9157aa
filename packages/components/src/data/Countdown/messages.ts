export const countdownMessages = { left: '剩', ended: '已到期', soon: '剩余不足 24 小时', urgent: '剩余不足 2 小时' } as const;
