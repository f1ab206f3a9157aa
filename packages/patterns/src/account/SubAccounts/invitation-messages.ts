import { INVITATION_DAYS } from '@compute-market/contract/constants';

/** The words of what a main account sees of its invitations (decisions 134). */
export const invitationMessages = {
  title: '待接受的邀请',
  invite: '邀请子账号',
  intro: `对方凭短信验证码接受并自行设置密码，${INVITATION_DAYS} 天内有效`,
  phone: '对方手机号',
  offer: '除查看自己的实例外，还可以',
  send: '发送邀请',
  failed: (reason: string) => `邀请加载失败：${reason}`,
  sentAt: '发送于',
  expires: '有效至',
  expired: '已过期',
  resend: '重新发送',
  resendTo: (name: string) => `重新发送：${name}`,
  withdraw: '撤回',
  withdrawOf: (name: string) => `撤回：${name}`,
  rights: (names: string) => `权限 ${names}`,
  noRights: '仅可查看实例',
  limit: (limit: string) => `额度 ${limit}`,
  month: (limit: string) => `每月限额 ${limit}`,
  withdrawTitle: '撤回邀请',
  withdrawStops: '短信中的链接立即失效',
  withdrawKeeps: '之后可以重新邀请该手机号',
  withdrawConfirm: '撤回',
} as const;
