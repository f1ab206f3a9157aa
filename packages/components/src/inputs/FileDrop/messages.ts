export const fileDropMessages = {
  choose: '选择文件',
  drop: '拖到此处，或粘贴截图',
  dropNow: '松开即可上传',
  limits: (formats: string, size: string, count: number) =>
    [formats && `支持格式：${formats}`, `单个不超过 ${size}`, `最多 ${count} 个`].filter(Boolean).join('，'),
  list: '文件列表',
  uploading: (name: string) => `正在上传 ${name}`,
  waiting: '等待上传',
  failed: '上传失败，请重试',
  deleteFailed: '删除失败，请重试',
  cancel: (name: string) => `取消上传 ${name}`,
  retry: '重试',
  retryFile: (name: string) => `重试上传 ${name}`,
  remove: (name: string) => `删除 ${name}`,
  tooLarge: (name: string, size: string) => `${name} 超过 ${size}，请压缩后再上传`,
  empty: (name: string) => `${name} 是空文件，请检查后重新选择`,
  wrongType: (name: string, formats: string) => `${name} 的格式不支持，请改用：${formats}`,
  tooMany: (most: number, left: number) =>
    left === 0 ? `最多上传 ${most} 个文件，请先删除一个` : `最多上传 ${most} 个文件，超出的没有加入`,
  duplicate: (name: string) => `${name} 已在列表中`,
  done: (name: string) => `${name} 上传完成`,
  dismiss: '关闭提示',
} as const;
