export const screenThumbnailMessages = {
  picture: (name: string) => `${name} 的屏幕`,
  open: (name: string) => `查看 ${name} 的屏幕大图`,
  loading: '正在截图',
  failed: '截图失败',
  unavailable: '暂无画面',
  retry: '重试',
  refresh: '刷新',
  takenAt: (time: string) => `截于 ${time}`,
  stale: '画面已过时',
} as const;
