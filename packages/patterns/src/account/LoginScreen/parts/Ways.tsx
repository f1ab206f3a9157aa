import { Button } from '@compute-market/components/button';
import { Link } from '@compute-market/components/link';
import type { LoginView } from '../login-view';
import { loginMessages as messages } from '../messages';
import { Outdented, Way } from './Ways.styles';

interface WayProps {
  addressOf: (view: LoginView) => string;
}

const ToRegister = ({ addressOf }: WayProps) => (
  <span>
    {messages.noAccount}
    <Link href={addressOf('personal')}>{messages.registerNow}</Link>
  </span>
);
export const NoAccount = (props: WayProps) => (
  <Way data-end>
    <ToRegister {...props} />
  </Way>
);

export interface AccountWaysProps extends WayProps {
  /** The other way to prove who one is; it takes the place of this one. */
  other: 'password' | 'sms';
  onSwitch: () => void;
}

/** Under 账号登录: the other way to prove who one is, and the way for who has no account. */
export const AccountWays = ({ addressOf, other, onSwitch }: AccountWaysProps) => (
  <Way data-apart>
    <Outdented>
      <Button variant="text" onClick={onSwitch}>
        {messages.by[other]}
      </Button>
    </Outdented>
    <ToRegister addressOf={addressOf} />
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
