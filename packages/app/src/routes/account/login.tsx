import { lazyPiece, loadPiece } from '@compute-market/components/lazy-piece';
import { routes } from '@compute-market/contract/routes';
import {
  AccountLogin,
  LoginScreen,
  PersonalRegister,
  SmsLogin,
  SubLogin,
  viewOf,
  type LoginView,
} from '@compute-market/patterns/account/LoginScreen';
import { useDeferredModule } from '@compute-market/patterns/deferred-module';
import { Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { useLoginForm } from '../../forms/account/useLoginForm';
import { useRegisterForm } from '../../forms/account/useRegisterForm';
import type { CompanyRegisterPorts } from '../../forms/account/useCompanyRegisterForm';
import type { ResetPasswordPorts } from '../../forms/account/useResetPasswordForm';
import { useSmsLoginForm } from '../../forms/account/useSmsLoginForm';
import { useStaySignedIn } from '../../forms/account/useStaySignedIn';
import { useSubLoginForm } from '../../forms/account/useSubLoginForm';
import { enterSession, pageAfterLogin } from '../../flows/session';
import { firstScreen } from '../../state/first-screen';
import { session } from '../../state/session';
import { showSuccess } from '../../state/toasts';
import { useTerms } from '../content/useTerms';
import { settle } from '../result';
import { loadPasskeyLogin } from './passkey-piece';
import { useLoginBy } from './useLoginBy';
import { loginRouteMessages as messages } from './messages';

/** Asked for by few, so they come when they are asked for. */
const SecondStep = lazyPiece(() => import('./SecondStep'));
const ResetPassword = lazyPiece(() => import('./ResetPassword'));
const WechatLogin = lazyPiece(() => import('./WechatLogin'));
const CompanyRegister = lazyPiece(() => import('./CompanyRegister'));
const loadBinding = () => loadPiece(() => import('../../flows/bind-scanned'));

const pieces: Partial<Record<LoginView, { readonly preload: () => Promise<void> }>> = {
  reset: ResetPassword,
  wechat: WechatLogin,
  company: CompanyRegister,
};

/**
 * Who is logged in already goes on at once (screens B3). What the server has drawn waits for the form that takes its place (ADR 16), or what is typed
 * there would be lost.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  if (session.token !== null) return redirect(pageAfterLogin(search));
  const piece = pieces[viewOf(searchParams.get('page'), searchParams.get('way'))];
  if (piece !== undefined) void settle(piece.preload());
  return null;
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
    async (token: string, said: string, bindTicket: string | null) => {
      await enterSession(token);
      if (bindTicket === null) showSuccess(said);
      else
        await loadBinding().then(
          ({ bindScanned }) => bindScanned(bindTicket, said),
          () => showSuccess(said),
        );
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

export function Component() {
  const { view, returns, addressOf, enter, navigate } = useLoginPage();
  const [bindTicket, setBindTicket] = useState<string | null>(null);
  const onEntered = useCallback((token: string) => enter(token, messages.entered, bindTicket), [enter, bindTicket]);
  const onRegistered = useCallback(
    (token: string) => enter(token, messages.registered, bindTicket),
    [enter, bindTicket],
  );
  const stay = useStaySignedIn();
  const [challenge, setChallenge] = useState<{ readonly told: unknown } | null>(null);
  const account = useLoginForm(onEntered, (told) => setChallenge({ told }), stay.field);
  // A step that comes back would send another code.
  if (view !== 'account' && challenge !== null) setChallenge(null);
  const onBack = () => {
    flushSync(() => setChallenge(null));
    account.form.setFocus('passwd');
  };
  const sms = useSmsLoginForm(onEntered, stay.field);
  const { by, prefer, switchTo } = useLoginBy(account.form, sms.form);
  const onSubEntered = useCallback((token: string) => enter(token, messages.entered, null), [enter]);
  const sub = useSubLoginForm(onSubEntered, stay.field);
  const terms = useTerms(view === 'personal' || view === 'company' ? 'user privacy' : '');
  const personal = useRegisterForm(onRegistered);
  const [company, setCompany] = useState<CompanyRegisterPorts['draft']>(null);
  const [draft, setDraft] = useState<ResetPasswordPorts['draft']>(null);
  const passkey = useDeferredModule(useSnapshot(firstScreen).stands, loadPasskeyLogin);
  const onReset = (phone: string) => {
    account.form.setValue('phone', phone);
    prefer('password');
    showSuccess(messages.reset);
    void navigate(addressOf('account'), { replace: true });
  };
  const onBind = (ticket: string) => {
    setBindTicket(ticket);
    void navigate(addressOf('account'));
  };

  return (
    <LoginScreen
      brand={brand}
      view={view}
      addressOf={addressOf}
      step={view === 'account' && challenge !== null}
      returns={returns}
      binds={bindTicket !== null && view !== 'sub' && view !== 'wechat'}
    >
      {view === 'account' && challenge !== null && (
        <Suspense>
          <SecondStep {...challenge} onEntered={onEntered} onBack={onBack} />
        </Suspense>
      )}
      {view === 'account' && challenge === null && by === 'password' && (
        <AccountLogin {...account} {...stay.tick} addressOf={addressOf} onSwitch={() => switchTo('sms')} />
      )}
      {view === 'account' && challenge === null && by === 'sms' && (
        <SmsLogin {...sms} {...stay.tick} addressOf={addressOf} onSwitch={() => switchTo('password')} />
      )}
      {view === 'sub' && <SubLogin {...sub} {...stay.tick} addressOf={addressOf} />}
      {view === 'wechat' && (
        <Suspense>
          <WechatLogin addressOf={addressOf} onEntered={onSubEntered} onBind={onBind} />
        </Suspense>
      )}
      {view === 'personal' && <PersonalRegister {...personal} terms={terms} addressOf={addressOf} />}
      {view === 'company' && (
        <Suspense>
          <CompanyRegister
            draft={company}
            onLeave={setCompany}
            onEntered={onRegistered}
            terms={terms}
            addressOf={addressOf}
          />
        </Suspense>
      )}
      {view === 'reset' && (
        <Suspense>
          <ResetPassword addressOf={addressOf} draft={draft} onLeave={setDraft} onReset={onReset} />
        </Suspense>
      )}
      {passkey && (view === 'sub' || (view === 'account' && challenge === null)) && (
        <passkey.PasskeyLogin stay={stay.field} onEntered={view === 'sub' ? onSubEntered : onEntered} />
      )}
    </LoginScreen>
  );
}
