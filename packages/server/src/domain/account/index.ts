import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { balanceReminderCalls } from './balance-reminder';
import { logIn, logInSubAccount } from './login';
import { changeLoginPhone } from './login-phone';
import { loginDeviceCalls } from './login-devices';
import { changeNoticeSettings, changeNotifyPhone } from './notices';
import { changePassword, logOut, resetForgottenPassword } from './password';
import { registerCompany, registerPerson } from './register';
import { secondFactorCalls } from './second-factor';
import { sendSmsCodeToPhone } from './send-sms-code';
import { tidyAccounts } from './tidy';
import { unregisterCalls } from './unregister';
import { logInBySms } from './sms-login';
import { readUserInfo, readVipInfo, renameUser } from './user-info';

export const implementations: Implementation[] = [
  logIn,
  logInBySms,
  logInSubAccount,
  registerPerson,
  registerCompany,
  sendSmsCodeToPhone,
  resetForgottenPassword,
  changePassword,
  logOut,
  readUserInfo,
  readVipInfo,
  renameUser,
  changeNoticeSettings,
  changeNotifyPhone,
  ...balanceReminderCalls,
  changeLoginPhone,
  ...loginDeviceCalls,
  ...secondFactorCalls,
  ...unregisterCalls,
];

export const jobKinds: JobKind[] = [tidyAccounts];
