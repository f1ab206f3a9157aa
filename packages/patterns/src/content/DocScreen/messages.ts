/** Every word of a help document. */
export const docMessages = {
  list: '帮助文档',
  tree: '文档目录',
  updated: (day: string) => `${day} 更新`,
  neighbours: '相邻文档',
  previous: '上一篇',
  next: '下一篇',
  asked: '本文是否解决了您的问题？',
  useful: '有帮助',
  useless: '没帮助',
  glad: '很高兴帮到您',
  sorry: '抱歉没能解决您的问题，工程师会在工单中为您解答。',
  ticket: '提交工单',
  back: '返回文档列表',
  reading: '正在读取文档',
  retryHelp: '请重试，或返回文档列表。',
} as const;
