/** Words that the screens of work orders share. */
export const workOrderViewMessages = {
  tabs: '工单',
  ask: '提交工单',
  mine: '我的工单',
  hasReply: '有新回复',
} as const;
