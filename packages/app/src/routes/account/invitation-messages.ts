export const invitationRouteMessages = {
  accepted: '已接受邀请并登录',
  sent: '邀请短信已发送',
  resent: '邀请短信已重新发送',
  withdrawn: '邀请已撤回',
} as const;
