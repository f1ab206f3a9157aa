export const copyButtonMessages = {
  label: '复制',
  copied: '已复制',
  failed: '复制失败，请选中文字后手动复制',
} as const;
