/** Words of the choice of a system. */
export const imagePickerMessages = {
  kind: '镜像分类',
  search: '搜索镜像',
  none: '没有找到相关镜像，请更换关键词',
} as const;
