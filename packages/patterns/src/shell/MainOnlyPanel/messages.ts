export const mainOnlyMessages = {
  title: '该功能仅主账号可用',
  notGranted: (right: string) => `子账号没有「${right}」权限`,
  ask: (phone: string) => `如需使用，请联系主账号 ${phone}`,
  askUnknown: '如需使用，请联系主账号',
  back: '返回我的实例',
} as const;
