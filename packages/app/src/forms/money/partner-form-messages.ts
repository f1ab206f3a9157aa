/** How an application to become a partner reads as a ticket. */
export const partnerFormMessages = {
  title: '申请成为合作伙伴',
  name: (name: string) => `联系人：${name}`,
  phone: (phone: string) => `联系电话：${phone}`,
  machines: (machines: string) => `显卡型号与数量：${machines}`,
  room: (room: string) => `机房所在地：${room}`,
  remark: (remark: string) => `说明：${remark}`,
} as const;
