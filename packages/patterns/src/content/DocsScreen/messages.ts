/** Every word of 帮助文档. */
export const docsMessages = {
  title: '帮助文档',
  help: '连接、计费、认证与常见问题',
  tree: '文档目录',
  search: '搜索文档，例如：SSH 连接、发票、到期',
  site: '文档站',
  datasets: '公共数据集',
  software: '软件下载',
  found: (count: number) => `找到 ${count} 篇`,
  nothing: (query: string) => `没有找到 “${query}”`,
  nothingHelp: '换一个关键词试试，或提交工单由工程师解答。',
  ticket: '提交工单',
  empty: '暂无文档',
  updated: (day: string) => `${day} 更新`,
  reading: '正在读取文档',
  failed: '文档加载失败',
  partial: '常见问题暂时无法获取，以下仅为使用指南。',
} as const;
