import { routes } from '@compute-market/contract/routes';
import { SafeScreen } from '@compute-market/patterns/account/SafeScreen';
import type { Viewer } from '@compute-market/patterns/shell/viewer';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useResult } from '../result';
import { KnownCustomer } from './KnownCustomer';
import { readBinding } from './main-only';
import { BindWechat, ChangeName, ChangeNotifyPhone, ChangePassword, UnbindWechat } from './SecurityDialogs';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { wechat: readBinding({ signal, quiet: true }) };
}

type Opened = 'name' | 'password' | 'notifyPhone' | 'bind' | 'unbind';

function Safe({ viewer }: { readonly viewer: Extract<Viewer, { role: 'main' | 'sub' }> }) {
  const wechat = useResult(useLoaderData<typeof loader>().wechat);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (dialog: Opened) => () => setOpened(dialog);
  const onClosed = () => setOpened(null);

  return (
    <>
      <SafeScreen
        viewer={viewer}
        wechat={wechat}
        onEditName={open('name')}
        onEditPassword={open('password')}
        onEditNotifyPhone={open('notifyPhone')}
        onBindWechat={open('bind')}
        onUnbindWechat={open('unbind')}
        onRetryWechat={() => void revalidate()}
      />
      {opened === 'name' && <ChangeName info={viewer.user} onClosed={onClosed} />}
      {opened === 'password' && <ChangePassword onClosed={onClosed} />}
      {opened === 'notifyPhone' && <ChangeNotifyPhone onClosed={onClosed} />}
      {opened === 'bind' && <BindWechat onChanged={revalidate} onClosed={onClosed} />}
      {opened === 'unbind' && <UnbindWechat onChanged={revalidate} onClosed={onClosed} />}
    </>
  );
}

export function Component() {
  return <KnownCustomer title={routes.safe.title}>{(viewer) => <Safe viewer={viewer} />}</KnownCustomer>;
}
