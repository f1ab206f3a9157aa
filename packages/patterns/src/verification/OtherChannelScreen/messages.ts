export const otherChannelMessages = {
  title: '其他认证方式',
  help: '适用于港澳台居民、外籍人士、学生，以及无法完成人脸核验的用户',
  label: '人工审核资料',
  certType: '证件类型',
  certNumber: '证件号码',
  name: '姓名',
  nameHint: '与证件上的姓名一致',
  files: '证件材料',
  filesHint: '证件正反面或信息页；学生请上传学生证首页与注册页。',
  remark: '补充说明',
  remarkPlaceholder: '例如：无法完成人脸核验的原因',
  submit: (days: number) => `提交人工审核，${days} 个工作日内完成`,
} as const;
