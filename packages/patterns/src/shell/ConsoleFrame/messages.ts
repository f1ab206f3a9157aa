/** Every word of the console's frame. */
export const consoleFrameMessages = {
  navigation: '控制台导航',
  hasReply: '有新回复',
  ticket: '提交工单',
} as const;
