export const tagsInputMessages = {
  list: '已添加',
  hint: '按回车或逗号添加，按退格键移除最后一个',
  remove: (tag: string) => `移除 ${tag}`,
  added: (tags: readonly string[]) => `已添加 ${tags.join('、')}`,
  removed: (tag: string) => `已移除 ${tag}`,
  duplicate: (tags: readonly string[]) => `${tags.join('、')} 已添加过，请换一个`,
  full: (max: number) => `最多 ${max} 个，请先移除一个`,
  tooLong: (most: number) => `每个最多 ${most} 个字，请改短`,
} as const;
