/** Every word of 预约裸金属. */
export const messages = {
  title: '预约裸金属',
  model: '机型',
  name: '姓名',
  phone: '手机号',
  num: '数量',
  numHint: (most: number) => `1–${most} 台`,
  months: '租用时长（月）',
  monthsHint: '按月计，实际以合同为准',
  date: '期望开始日期',
  purpose: '用途',
  remark: '备注',
  submit: '提交预约',
  done: '预约已提交，工作人员将在 1 个工作日内联系您',
  number: (no: string) => `预约编号 ${no}`,
  view: '查看预约',
  close: '完成',
} as const;
