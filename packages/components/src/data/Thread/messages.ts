export const threadMessages = {
  label: '对话记录',
  sending: '发送中',
  failed: '发送失败',
  retry: '重试',
  download: (name: string) => `下载 ${name}`,
  open: (name: string) => `查看大图：${name}`,
  fresh: (count: number) => `有 ${count} 条新回复`,
} as const;
