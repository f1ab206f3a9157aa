export const leaveMessages = {
  title: '内容尚未提交，确定离开？',
  kept: '已填写的内容会在本标签页保留 24 小时，回到此页可以继续填写（证件号、验证码与环境变量的值除外）。',
  lost: '离开后，已填写的内容不会保留。',
  leave: '离开',
  stay: '继续填写',
} as const;
