import { workOrderViewMessages } from '../work-order-view/messages';

/** Every word of the form 提交工单. */
export const messages = {
  title: '提交工单',
  help: '描述越具体，处理越快；密码等敏感信息请勿填写',
  crumbs: { ask: '选择问题', submit: '填写工单' },
  failed: (reason: string) => `加载失败：${reason}`,
  gone: '所选分类已失效，请重新选择',
  choose: '选择问题分类',
  change: '重新选择',
  sections: { problem: '问题描述', contact: '联系与通知' },
  category: '问题分类',
  instance: '关联实例',
  order: '关联充值订单',
  pickInstance: '选择后会带上状态与最近错误',
  pickOrder: '选择后会带上金额与状态',
  resourcesFailed: '暂时无法读取，可以留空后直接提交',
  context: '将随工单提交的信息',
  contextRows: {
    name: '实例',
    status: '状态',
    message: '最近错误',
    host: '主机',
    due: '到期时间',
    machine: '配置',
    image: '镜像',
    amount: '金额',
    ordered: '下单时间',
  },
  heading: '标题',
  headingPlaceholder: '一句话说明问题，例如：训练中途 GPU 掉卡，nvidia-smi 只识别到 2 张',
  content: '描述',
  contentPlaceholder: '现象、出现时间、做过的操作与报错信息；可直接粘贴或拖入图片',
  template: '使用模板',
  files: '附件',
  urgency: '紧急程度',
  urgencies: { '0': '一般', '1': '紧急（业务中断）' },
  phone: '联系电话',
  contactTime: '允许联系时间',
  contactTimes: ['全天', '工作日 9:00-18:00', '工作日 14:00-18:00', '晚间 18:00-22:00', '请勿致电'],
  notify: '同时通知',
  notifyHint: (most: number) => `有新回复时也会通知他们，最多 ${most} 个`,
  notifyKinds: { sms: '短信', email: '邮件' },
  notifyTarget: { sms: '手机号', email: '邮箱' },
  add: '添加',
  remove: (target: string) => `移除 ${target}`,
  agree: '我已阅读并同意',
  agreement: '《工单服务协议》',
  submit: '提交工单',
  submitting: '提交中…',
  uploading: '附件和图片上传完成后即可提交',
  done: '工单已提交',
  doneHelp: (no: string, minutes: number) =>
    [no === '' ? '' : `工单号 ${no}`, minutes > 0 ? workOrderViewMessages.replyWithin(minutes) : '']
      .filter((part) => part !== '')
      .join('，'),
  view: '查看工单',
  list: '我的工单',
  templates: {
    fault: '**现象**：\n\n**开始时间**：\n\n**做过的操作**：\n\n**报错信息**：\n\n```text\n\n```\n',
    connection: '**连接方式**（SSH / 远程桌面 / VNC）：\n\n**报错信息**：\n\n**换网络后是否相同**：\n',
    money: '**订单号或费用编号**：\n\n**疑问**：\n\n**期望的处理**：\n',
    general: '**背景**：\n\n**问题**：\n\n**期望的处理**：\n',
  },
} as const;

/** When one may be called, before anything else is chosen. */
export const anyTime: string = messages.contactTimes[0];
