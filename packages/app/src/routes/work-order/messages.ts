export const workOrderRouteMessages = {
  revoked: '工单已撤销',
  sent: '回复已发送',
  closed: '工单已关闭',
  reopened: '工单已重新打开',
  rated: '评价已提交',
  aboutDocument: (title: string) => `帮助文档未解决：${title}`,
  trouble: '实例运行异常',
  correction: (number: string) => `更正发票 ${number}`,
  correctionWanted: (number: string) =>
    `发票申请编号：${number}\n需要（保留一项）：换抬头 / 作废 / 红冲后重开\n原因：\n新的抬头和税号（换抬头时填写）：\n`,
  readDocument: (title: string) => `已阅读帮助文档「${title}」，问题仍未解决。我的情况：\n\n`,
} as const;
