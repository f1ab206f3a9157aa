import type { SecondStep } from '@compute-market/contract/entities/authenticator';

const help: Readonly<Record<SecondStep, string>> = {
  authenticator: '该账号已绑定身份验证器，请打开验证器应用查看验证码',
  sms: '该账号已开启二次验证，请输入短信验证码',
  recovery: '请输入绑定身份验证器时保存的恢复码，每个只能用一次',
};
const instead: Readonly<Record<SecondStep, string>> = {
  authenticator: '使用身份验证器',
  sms: '使用短信验证码',
  recovery: '使用恢复码',
};

export const secondStepMessages = {
  help,
  instead,
  smsLost: '手机号已停用或收不到短信，请联系客服',
  submit: '登录',
  back: '返回重新输入密码',
  unreadable: '登录验证信息读取失败，请返回重新输入密码',
} as const;
