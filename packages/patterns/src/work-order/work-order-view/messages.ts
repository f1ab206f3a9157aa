/** Words that the screens of work orders share. */
export const workOrderViewMessages = {
  tabs: '工单',
  ask: '提交工单',
  mine: '我的工单',
  hasReply: '有新回复',
  /** What is promised in hours holds in working hours (decisions 188). */
  replyWithin: (minutes: number) =>
    minutes < 60 ? `预计 ${minutes} 分钟内回复` : `预计工作时间 ${Math.round(minutes / 60)} 小时内回复`,
  files: '附件',
  fileKinds: '支持图片、PDF、文本与日志、Office 文档、压缩包和 MP4 视频',
} as const;
