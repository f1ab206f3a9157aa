import { ResetPassword as ResetPasswordView, type LoginView } from '@compute-market/patterns/account/LoginScreen';
import { useResetPasswordForm, type ResetPasswordPorts } from '../../forms/account/useResetPasswordForm';

interface Props extends ResetPasswordPorts {
  readonly addressOf: (view: LoginView) => string;
}

/** 忘记密码, which few come for: not among what the login loads first. */
export default function ResetPassword({ addressOf, ...ports }: Props) {
  return <ResetPasswordView {...useResetPasswordForm(ports)} addressOf={addressOf} />;
}
