import { useBelow } from '@compute-market/components/use-media-query';
import type { LoginChallenge } from '@compute-market/contract/entities/login';
import { routes } from '@compute-market/contract/routes';
import {
  AccountLogin,
  CompanyRegister,
  LoginCode,
  LoginScreen,
  PersonalRegister,
  ResetPassword,
  SubLogin,
  viewOf,
  WechatLogin,
  type LoginView,
} from '@compute-market/patterns/account/LoginScreen';
import { useCallback, useState } from 'react';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '../../brand';
import { useCompanyRegisterForm } from '../../forms/account/useCompanyRegisterForm';
import { useLoginCodeForm } from '../../forms/account/useLoginCodeForm';
import { useLoginForm } from '../../forms/account/useLoginForm';
import { useRegisterForm } from '../../forms/account/useRegisterForm';
import { useResetPasswordForm } from '../../forms/account/useResetPasswordForm';
import { useSubLoginForm } from '../../forms/account/useSubLoginForm';
import { loginScanPorts } from '../../flows/scan-ports';
import { enterSession, pageAfterLogin } from '../../flows/session';
import { useScan } from '../../flows/useScan';
import { session } from '../../state/session';
import { showSuccess } from '../../state/toasts';
import { useTerms } from '../content/useTerms';
import { loginRouteMessages as messages } from './messages';

/** Who is logged in already goes on at once (screens B3). */
export function loader({ request }: LoaderFunctionArgs) {
  return session.token === null ? null : redirect(pageAfterLogin(new URL(request.url).search));
}

/** The view, its address, and what follows a login. */
function useLoginPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = search.get('redirect') ?? undefined;
  const addressOf = useCallback(
    (way: LoginView) =>
      routes.login.to({ page: way === 'personal' || way === 'company' ? 'register' : 'login', way, redirect: back }),
    [back],
  );
  const query = search.toString();
  const enter = useCallback(
    async (token: string, said: string) => {
      await enterSession(token);
      showSuccess(said);
      await navigate(pageAfterLogin(`?${query}`), { replace: true });
    },
    [navigate, query],
  );
  const sent: 'page' | 'lost' = search.has('lost') ? 'lost' : 'page';
  return {
    view: viewOf(search.get('page'), search.get('way')),
    returns: back === undefined || back === routes.store.path ? null : sent,
    addressOf,
    enter,
    navigate,
  };
}

interface CodeStepProps {
  readonly challenge: LoginChallenge;
  readonly onEntered: (token: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Mounted anew for every challenge. */
function CodeStep({ challenge: { challenge, phone }, onEntered, onBack }: CodeStepProps) {
  return <LoginCode {...useLoginCodeForm(challenge, onEntered)} phone={phone} onBack={onBack} />;
}

export function Component() {
  const { view, returns, addressOf, enter, navigate } = useLoginPage();
  const onEntered = useCallback((token: string) => enter(token, messages.entered), [enter]);
  const onRegistered = useCallback((token: string) => enter(token, messages.registered), [enter]);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const account = useLoginForm(onEntered, setChallenge);
  const sub = useSubLoginForm(onEntered);
  const terms = useTerms(view === 'personal' || view === 'company' ? 'user privacy' : '');
  const personal = useRegisterForm(onRegistered);
  const company = useCompanyRegisterForm(onRegistered);
  const reset = useResetPasswordForm((phone) => {
    account.form.setValue('phone', phone);
    showSuccess(messages.reset);
    void navigate(addressOf('account'), { replace: true });
  });
  const small = useBelow('sm');
  const wechat = useScan(loginScanPorts, view === 'wechat' && !small, (token) => {
    if (token !== null) void onEntered(token);
  });

  return (
    <LoginScreen brand={brand} view={view} addressOf={addressOf} returns={returns}>
      {view === 'account' && challenge !== null && (
        <CodeStep challenge={challenge} onEntered={onEntered} onBack={() => setChallenge(null)} />
      )}
      {view === 'account' && challenge === null && <AccountLogin {...account} addressOf={addressOf} />}
      {view === 'sub' && <SubLogin {...sub} addressOf={addressOf} />}
      {view === 'wechat' && <WechatLogin {...wechat} addressOf={addressOf} />}
      {view === 'personal' && <PersonalRegister {...personal} terms={terms} addressOf={addressOf} />}
      {view === 'company' && <CompanyRegister {...company} terms={terms} addressOf={addressOf} />}
      {view === 'reset' && <ResetPassword {...reset} addressOf={addressOf} />}
    </LoginScreen>
  );
}
