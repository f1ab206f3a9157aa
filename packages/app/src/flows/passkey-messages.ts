/** By the names that browsers give to failures. */
const making: Readonly<Record<string, string>> = {
  NotAllowedError: '已取消，可重试',
  AbortError: '已取消，可重试',
  InvalidStateError: '此设备已有本账号的通行密钥，无需重复添加',
  ConstraintError: '此设备不能保存通行密钥，请先设置屏幕锁，或换一台设备',
  NotSupportedError: '此设备不能保存通行密钥，请换一台设备',
};
const showing: Readonly<Record<string, string>> = {
  NotAllowedError: '已取消，可重试；此设备没有本站的通行密钥时，请用密码或验证码登录',
  AbortError: '已取消，可重试',
};

export const passkeyCeremonyMessages = {
  making,
  showing,
  failed: '设备未能完成验证，请重试，或换用其他登录方式',
} as const;
