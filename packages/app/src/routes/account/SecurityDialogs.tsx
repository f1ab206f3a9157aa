import { unregisterCheck } from '@compute-market/contract/calls/account';
import { routes } from '@compute-market/contract/routes';
import {
  BindWechatDialog,
  ChangePasswordDialog,
  LoginPhoneDialog,
  LowBalanceDialog,
  NotifyPhoneDialog,
  SecondFactorDialog,
  UnbindWechatDialog,
  UnregisterDialog,
  UserNameDialog,
} from '@compute-market/patterns/account/SecurityDialogs';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '@compute-market/contract/entities/user';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { api } from '../../api';
import { refreshUser } from '../../flows/account';
import { bindScanPorts } from '../../flows/scan-ports';
import { useScan } from '../../flows/useScan';
import { useChangePasswordForm } from '../../forms/account/useChangePasswordForm';
import { useLoginPhoneForm } from '../../forms/account/useLoginPhoneForm';
import { useLowBalanceForm } from '../../forms/account/useLowBalanceForm';
import { useNotifyPhoneForm } from '../../forms/account/useNotifyPhoneForm';
import { useSecondFactorForm } from '../../forms/account/useSecondFactorForm';
import { useUnbindWechatForm } from '../../forms/account/useUnbindWechatForm';
import { useUnregisterForm } from '../../forms/account/useUnregisterForm';
import { useUserNameForm } from '../../forms/account/useUserNameForm';
import { resetAll } from '../../state';
import { showSuccess } from '../../state/toasts';
import { useTerms } from '../content/useTerms';
import { settle, useResult } from '../result';
import { useDone, type ChangeProps } from '../useDone';
import { accountRouteMessages as messages } from './messages';
import { useClosing, type ClosingProps } from '../useClosing';

type Change = ChangeProps<Promise<void>>;

interface OfUser extends ClosingProps {
  readonly info: Pick<User, 'Name' | 'Phone'>;
}

export function ChangeName({ info, ...props }: OfUser) {
  const control = useClosing(props);
  const form = useUserNameForm(info.Name, async () => {
    await refreshUser();
    control.onClose();
    showSuccess(messages.nameChanged);
  });
  return <UserNameDialog {...control} {...form} />;
}

/** The session has ended with the others: the way leads to login, and back. */
export function ChangePassword(props: ClosingProps) {
  const control = useClosing(props);
  const navigate = useNavigate();
  const form = useChangePasswordForm(async () => {
    // Without its token first: the login page sends on whoever still has one.
    resetAll();
    await navigate(routes.login.to({ page: 'login', redirect: routes.safe.path }));
    showSuccess(messages.passwordChanged);
  });
  return <ChangePasswordDialog {...control} {...form} />;
}

export function ChangeLoginPhone({ info, ...props }: OfUser & Change) {
  const { control, done } = useDone(props);
  const form = useLoginPhoneForm(info.Phone, () => refreshUser().then(done(messages.loginPhoneChanged)));
  return <LoginPhoneDialog {...control} {...form} current={info.Phone} />;
}

export function ChangeNotifyPhone(props: ClosingProps) {
  const control = useClosing(props);
  const form = useNotifyPhoneForm(async () => {
    await refreshUser();
    control.onClose();
    showSuccess(messages.phoneChanged);
  });
  return <NotifyPhoneDialog {...control} {...form} />;
}

interface ThresholdProps extends ClosingProps {
  /** Yuan. */
  readonly threshold: number;
  /** Saves the new one, in yuan; rejects with ApiError. */
  readonly onSave: (threshold: number) => Promise<void>;
}

export function ChangeThreshold({ threshold, onSave, ...props }: ThresholdProps) {
  const control = useClosing(props);
  const form = useLowBalanceForm(threshold, async (fen) => {
    await onSave(yuanFromFen(fen));
    control.onClose();
    showSuccess(messages.thresholdChanged);
  });
  return <LowBalanceDialog {...control} {...form} />;
}

export function BindWechat(props: Change) {
  const { control, done } = useDone(props);
  const scan = useScan(bindScanPorts, control.open, () => void done(messages.bound)());
  return <BindWechatDialog {...control} {...scan} />;
}

export function UnbindWechat(props: Change) {
  const { control, done } = useDone(props);
  return <UnbindWechatDialog {...control} {...useUnbindWechatForm(done(messages.unbound))} />;
}

interface SecondFactorProps extends OfUser, Change {
  /** What it will be. */
  readonly on: boolean;
}

export function TurnSecondFactor({ on, info, ...props }: SecondFactorProps) {
  const { control, done } = useDone(props);
  const form = useSecondFactorForm(on, info.Phone, done(on ? messages.secondFactorOn : messages.secondFactorOff));
  return <SecondFactorDialog {...control} {...form} on={on} phone={info.Phone} />;
}

const check = () => settle(api.call(unregisterCheck, {}));

/** 注销账号: checked when it opens, and again when asked. */
export function Unregister({ info, ...props }: OfUser) {
  const control = useClosing(props);
  const navigate = useNavigate();
  const [checked, setChecked] = useState(check);
  const terms = useTerms('unregister');
  const form = useUnregisterForm(info.Phone, async () => {
    resetAll();
    await navigate(routes.store.to());
    showSuccess(messages.unregistered);
  });
  return (
    <UnregisterDialog
      {...control}
      {...form}
      check={useResult(checked, false)}
      phone={info.Phone}
      terms={terms}
      onCheckAgain={() => setChecked(check())}
    />
  );
}
