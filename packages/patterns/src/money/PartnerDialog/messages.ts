import { workOrderViewMessages } from '../../work-order/work-order-view/messages';

/** Every word of 成为合作伙伴. */
export const messages = {
  title: '成为合作伙伴',
  description: '填写机器情况，我们将在 1 个工作日内与您联系',
  name: '姓名',
  phone: '联系电话',
  machines: '显卡型号与数量',
  machinesHint: '例如：RTX 4090 × 8 卡，4 台',
  room: '机房所在地',
  roomHint: '例如：成都高新区，双路供电，1 Gbps 专线',
  remark: '说明',
  submit: '提交申请',
  doneTitle: '申请已提交',
  done: (no: string, minutes: number) => `工单号 ${no}，${workOrderViewMessages.replyWithin(minutes)}`,
  view: '查看进度',
  close: '关闭',
} as const;
