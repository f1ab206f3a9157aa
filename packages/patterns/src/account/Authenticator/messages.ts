import { AUTHENTICATOR_SETUP_SECONDS, type SecondStep } from '@compute-market/contract/entities/authenticator';
import { minuteMs } from '@compute-market/contract/rules/time-units';

const ways: Readonly<Record<SecondStep, string>> = {
  authenticator: '身份验证器',
  sms: '短信验证码',
  recovery: '恢复码',
};
const setupMinutes = (AUTHENTICATOR_SETUP_SECONDS * 1000) / minuteMs;

export const authenticatorMessages = {
  bindTitle: '绑定身份验证器',
  startIntro: '身份验证器是手机上的应用，每 30 秒生成一个验证码，不依赖短信。请先输入登录密码。',
  password: '登录密码',
  next: '下一步',
  scanIntro: `用验证器应用扫描二维码，再输入它显示的验证码。请在 ${setupMinutes} 分钟内完成。`,
  name: '身份验证器',
  scan: '打开验证器应用扫一扫',
  secret: '无法扫码时，手动输入密钥',
  copySecret: '复制密钥',
  code: '验证器中的 6 位验证码',
  bind: '绑定',
  codesTitle: '恢复码',
  codesWarning:
    '恢复码只显示这一次，关闭后无法再查看。手机或验证器遗失时用它登录，每个只能用一次，请存放在手机以外的地方。',
  codes: '恢复码列表',
  copyCodes: '复制全部',
  download: '下载',
  saved: '我已保存',
  unbindTitle: '解绑身份验证器',
  unbindIntro: '解绑后密码登录不再需要身份验证器，全部恢复码失效。',
  unbind: '解绑',
  renewTitle: '重新生成恢复码',
  renewIntro: '生成新的恢复码后，旧的恢复码全部失效。',
  lostIntro: '身份验证器已绑定，但恢复码没有送达。请用验证器的下一个验证码重新生成，也可以稍后在「安全设置」重新生成。',
  renew: '重新生成',
  way: '验证方式',
  ways,
  proof: {
    authenticator: '验证器中的 6 位验证码',
    sms: (phone: string) => `发送到 ${phone} 的短信验证码`,
    recovery: '恢复码',
  },
  recoveryPlaceholder: 'XXXX-XXXX-XXXX-XXXX',
} as const;
