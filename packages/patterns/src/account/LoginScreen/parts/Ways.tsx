import { Link } from '@compute-market/components/link';
import type { LoginView } from '../login-view';
import { loginMessages as messages } from '../messages';
import { Way } from './Ways.styles';

interface WayProps {
  addressOf: (view: LoginView) => string;
}

export const NoAccount = ({ addressOf }: WayProps) => (
  <Way data-end>
    {messages.noAccount}
    <Link href={addressOf('personal')}>{messages.registerNow}</Link>
  </Way>
);
export const HasAccount = ({ addressOf }: WayProps) => (
  <Way>
    {messages.hasAccount}
    <Link href={addressOf('account')}>{messages.goLogin}</Link>
  </Way>
);
export const BackToLogin = ({ addressOf }: WayProps) => (
  <Way>
    <Link href={addressOf('account')}>{messages.backToLogin}</Link>
  </Way>
);
