/** Every word of cutting a picture of a card. */
export const cardCropMessages = {
  title: (label: string) => `裁剪${label}`,
  help: '拖动图片或使用下方按钮，让证件占满画面、四角完整。',
  preview: (label: string) => `${label}裁剪预览`,
  tools: '裁剪操作',
  closer: '放大',
  farther: '缩小',
  turn: '向右旋转 90°',
  up: '向上查看',
  down: '向下查看',
  left: '向左查看',
  right: '向右查看',
  reset: '还原',
  small: (width: number, height: number) =>
    `裁剪后不足 ${width} × ${height} 像素，文字可能无法识别，请缩小或换一张更清晰的图片`,
  opening: '正在打开图片',
  unreadable: '图片无法打开，请换一张',
  failed: '裁剪失败，请重试或使用原图',
  cancel: '取消',
  original: '使用原图',
  done: '完成裁剪',
} as const;
