export const faceCodeMessages = {
  name: '人脸核验',
  hint: '请用手机扫码，按提示正对镜头完成核验',
  here: '没有另一部手机？在本设备打开核验页',
  failed: '核验未通过',
  again: '重新核验',
  otherWay: '换一种认证方式',
} as const;
