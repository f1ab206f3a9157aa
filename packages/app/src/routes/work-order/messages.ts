export const workOrderRouteMessages = {
  revoked: '工单已撤销',
  sent: '回复已发送',
  closed: '工单已关闭',
  reopened: '工单已重新打开',
  rated: '评价已提交',
} as const;
