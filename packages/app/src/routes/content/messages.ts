export const contentRouteMessages = {
  missingAgreement: '该协议尚未发布，请稍后再来',
  backToAccount: '返回账号信息',
  agreeAndGoOn: '同意并继续提交工单',
  answers: '常见问题',
  missingDocument: '文档不存在或已下线，请在文档列表中查看',
} as const;
