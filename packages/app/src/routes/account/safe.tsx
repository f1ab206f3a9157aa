import { routes } from '@compute-market/contract/routes';
import { SafeScreen } from '@compute-market/patterns/account/SafeScreen';
import type { Viewer } from '@compute-market/patterns/shell/viewer';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { showError } from '../../state/toasts';
import { useResult } from '../result';
import { KnownCustomer } from './KnownCustomer';
import { readBinding } from './main-only';
import { BindWechat, ChangeName, ChangeNotifyPhone, ChangePassword, ChangeThreshold, UnbindWechat, Unregister } from './SecurityDialogs';
import { useNoticeSetting } from './useNoticeSetting';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { wechat: readBinding({ signal, quiet: true }) };
}

/** A box that could not be saved goes back by itself; the reason is told. */
function tell(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  showError(error.reason);
}

type Opened = 'name' | 'password' | 'notifyPhone' | 'threshold' | 'bind' | 'unbind' | 'unregister';

function Safe({ viewer }: { readonly viewer: Extract<Viewer, { role: 'main' | 'sub' }> }) {
  const wechat = useResult(useLoaderData<typeof loader>().wechat);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { change, ...notices } = useNoticeSetting(viewer.user.NoticeSetting);
  const open = (dialog: Opened) => () => setOpened(dialog);
  const onClosed = () => setOpened(null);
  const { threshold } = notices.setting.low_balance;

  return (
    <>
      <SafeScreen
        viewer={viewer}
        wechat={wechat}
        notices={{
          ...notices,
          onToggle: (event, channel, on) => void change((setting) => ({ ...setting, [event]: { ...setting[event], [channel]: on } })).catch(tell),
          onEditThreshold: open('threshold'),
        }}
        onEditName={open('name')}
        onEditPassword={open('password')}
        onEditNotifyPhone={open('notifyPhone')}
        onBindWechat={open('bind')}
        onUnbindWechat={open('unbind')}
        onRetryWechat={() => void revalidate()}
        onUnregister={open('unregister')}
      />
      {opened === 'name' && <ChangeName info={viewer.user} onClosed={onClosed} />}
      {opened === 'password' && <ChangePassword onClosed={onClosed} />}
      {opened === 'notifyPhone' && <ChangeNotifyPhone onClosed={onClosed} />}
      {opened === 'threshold' && <ChangeThreshold threshold={threshold} onClosed={onClosed} onSave={(yuan) => change((setting) => ({ ...setting, low_balance: { ...setting.low_balance, threshold: yuan } }))} />}
      {opened === 'bind' && <BindWechat onChanged={revalidate} onClosed={onClosed} />}
      {opened === 'unbind' && <UnbindWechat onChanged={revalidate} onClosed={onClosed} />}
      {opened === 'unregister' && <Unregister info={viewer.user} onClosed={onClosed} />}
    </>
  );
}

export function Component() {
  return <KnownCustomer title={routes.safe.title}>{(viewer) => <Safe viewer={viewer} />}</KnownCustomer>;
}
