export const lightboxMessages = {
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  open: '查看原图',
  unnamed: '图片',
  failed: '图片加载失败',
  position: (now: number, all: number) => `${now} / ${all}`,
} as const;
