export const workOrderRouteMessages = {
  revoked: '工单已撤销',
  sent: '回复已发送',
  closed: '工单已关闭',
  reopened: '工单已重新打开',
  rated: '评价已提交',
  aboutDocument: (title: string) => `帮助文档未解决：${title}`,
  trouble: '实例运行异常',
  readDocument: (title: string) => `已阅读帮助文档「${title}」，问题仍未解决。我的情况：\n\n`,
} as const;
