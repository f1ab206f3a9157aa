import { ResetPassword as ResetPasswordView, type LoginView } from '@compute-market/patterns/account/LoginScreen';
import { useResetPasswordForm } from '../../forms/account/useResetPasswordForm';

interface Props {
  readonly addressOf: (view: LoginView) => string;
  /** Is given the phone, to log in with. */
  readonly onReset: (phone: string) => void;
}

/** 忘记密码, which few come for: not among what the login loads first. */
export default function ResetPassword({ addressOf, onReset }: Props) {
  return <ResetPasswordView {...useResetPasswordForm(onReset)} addressOf={addressOf} />;
}
