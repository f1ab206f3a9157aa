export const contentRouteMessages = {
  missingAgreement: '该协议尚未发布，请稍后再来',
  backToAccount: '返回账号信息',
  agreeAndGoOn: '同意并继续提交工单',
} as const;
