import { getLoginDevices, getLoginRecords } from '@compute-market/contract/calls/login-device';
import type { ApiKey } from '@compute-market/contract/entities/api-key';
import type { LoginDevice } from '@compute-market/contract/entities/login';
import type { Passkey } from '@compute-market/contract/entities/passkey';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { routes } from '@compute-market/contract/routes';
import { deviceName, type LoginDevicesProps } from '@compute-market/patterns/account/LoginDevices';
import { SafeScreen } from '@compute-market/patterns/account/SafeScreen';
import type { Viewer } from '@compute-market/patterns/viewer';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { knownOrNull } from '../../flows/known-call';
import { existing, settle, useResult } from '../result';
import { useRefresh } from '../useRefresh';
import { BindAuthenticator, RenewRecoveryCodes, UnbindAuthenticator } from './AuthenticatorDialogs';
import { AddApiKey, RemoveApiKey } from './ApiKeyDialogs';
import { KnownCustomer } from './KnownCustomer';
import { EndDevice, EndOthers } from './LoginDeviceDialogs';
import { AddPasskey, RemovePasskey } from './PasskeyDialogs';
import { AddSshKey, RemoveSshKey } from './SshKeyDialogs';
import { readApiKeys } from '../../flows/api-keys';
import { readPasskeyHindrance, readPasskeys } from '../../flows/passkeys';
import { readSshKeys } from '../../flows/ssh-keys';
import { readAuthenticator, readBinding, readSecondFactor } from './login-ways';
import {
  BindWechat,
  ChangeLoginPhone,
  ChangeName,
  ChangeNotifyPhone,
  ChangePassword,
  TurnSecondFactor,
  UnbindWechat,
} from './SecurityDialogs';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    wechat: readBinding(options),
    secondFactor: readSecondFactor(options),
    authenticator: readAuthenticator(options),
    devices: settle(knownOrNull(api.call(getLoginDevices, {}, options))),
    passkeys: settle(readPasskeys(options)),
    hindrance: settle(readPasskeyHindrance(options)),
    sshKeys: settle(readSshKeys(options)),
    apiKeys: settle(readApiKeys(options)),
    records: settle(knownOrNull(api.call(getLoginRecords, {}, options)).then((told) => told && told.data)),
  };
}

type Opened =
  | 'name'
  | 'password'
  | 'loginPhone'
  | 'notifyPhone'
  | 'bind'
  | 'unbind'
  | 'endOthers'
  | 'turnOn'
  | 'turnOff'
  | 'bindAuthenticator'
  | 'unbindAuthenticator'
  | 'renewCodes'
  | 'addPasskey'
  | { readonly removePasskey: Passkey }
  | 'addKey'
  | { readonly removeKey: SshKey }
  | 'addApiKey'
  | { readonly removeApiKey: ApiKey }
  | LoginDevice;

/** What this browser is called among the devices; null where that is not known. */
function ownDevice(devices: LoginDevicesProps['devices'] | null): string | null {
  const own = devices?.state === 'ready' ? devices.data.data.find(({ Current }) => Current) : undefined;
  return own === undefined || (own.Browser === '' && own.System === '') ? null : deviceName(own);
}

function Safe({ viewer }: { readonly viewer: Extract<Viewer, { role: 'main' | 'sub' }> }) {
  const loaded = useLoaderData<typeof loader>();
  const wechat = useResult(loaded.wechat);
  const secondFactor = existing(useResult(loaded.secondFactor));
  const authenticator = useResult(loaded.authenticator);
  const devices = existing(useResult(loaded.devices));
  const records = existing(useResult(loaded.records));
  const passkeys = useResult(loaded.passkeys);
  const hindrance = useResult(loaded.hindrance);
  const sshKeys = useResult(loaded.sshKeys);
  const apiKeys = useResult(loaded.apiKeys);
  const { refresh: onRetry, readAgain } = useRefresh();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (dialog: Extract<Opened, string>) => () => setOpened(dialog);
  const onClosed = () => setOpened(null);

  const proof = {
    phone: viewer.user.Phone,
    left: authenticator.state === 'ready' ? (authenticator.data?.RecoveryLeft ?? 0) : 0,
    onChanged: readAgain,
    onClosed,
  };

  return (
    <>
      <SafeScreen
        viewer={viewer}
        wechat={wechat}
        secondFactor={secondFactor}
        authenticator={authenticator}
        onEditName={open('name')}
        onEditPassword={open('password')}
        onEditLoginPhone={open('loginPhone')}
        onEditNotifyPhone={open('notifyPhone')}
        onBindWechat={open('bind')}
        onUnbindWechat={open('unbind')}
        onTurnSecondFactor={(on) => setOpened(on ? 'turnOn' : 'turnOff')}
        onBindAuthenticator={open('bindAuthenticator')}
        onUnbindAuthenticator={open('unbindAuthenticator')}
        onRenewRecoveryCodes={open('renewCodes')}
        onRetry={onRetry}
        passkeys={{
          passkeys,
          hindrance: hindrance.state === 'ready' ? (hindrance.data ?? null) : null,
          onAdd: open('addPasskey'),
          onRemove: (one) => setOpened({ removePasskey: one }),
          onRetry,
        }}
        sshKeys={{ keys: sshKeys, onAdd: open('addKey'), onRemove: (removeKey) => setOpened({ removeKey }), onRetry }}
        apiKeys={{
          keys: apiKeys,
          onAdd: open('addApiKey'),
          onRemove: (key) => setOpened({ removeApiKey: key }),
          onRetry,
        }}
        logins={{ devices, records, onEnd: setOpened, onEndOthers: open('endOthers'), onRetry }}
      />
      {opened === 'name' && <ChangeName info={viewer.user} onClosed={onClosed} />}
      {opened === 'password' && <ChangePassword onClosed={onClosed} />}
      {opened === 'loginPhone' && <ChangeLoginPhone info={viewer.user} onChanged={readAgain} onClosed={onClosed} />}
      {opened === 'notifyPhone' && <ChangeNotifyPhone onClosed={onClosed} />}
      {opened === 'bind' && <BindWechat onChanged={readAgain} onClosed={onClosed} />}
      {opened === 'endOthers' && devices?.state === 'ready' && (
        <EndOthers count={devices.data.total - 1} onChanged={readAgain} onClosed={onClosed} />
      )}
      {opened === 'addPasskey' && <AddPasskey name={ownDevice(devices)} onChanged={readAgain} onClosed={onClosed} />}
      {typeof opened === 'object' && opened !== null && 'removePasskey' in opened && (
        <RemovePasskey one={opened.removePasskey} onChanged={readAgain} onClosed={onClosed} />
      )}
      {opened === 'addKey' && <AddSshKey onChanged={readAgain} onClosed={onClosed} />}
      {opened === 'addApiKey' && <AddApiKey viewer={viewer} onAdded={readAgain} onClosed={onClosed} />}
      {typeof opened === 'object' && opened !== null && 'removeApiKey' in opened && (
        <RemoveApiKey one={opened.removeApiKey} onChanged={readAgain} onClosed={onClosed} />
      )}
      {typeof opened === 'object' && opened !== null && 'removeKey' in opened && (
        <RemoveSshKey one={opened.removeKey} onChanged={readAgain} onClosed={onClosed} />
      )}
      {typeof opened === 'object' && opened !== null && 'Id' in opened && (
        <EndDevice device={opened} onChanged={readAgain} onClosed={onClosed} />
      )}
      {(opened === 'turnOn' || opened === 'turnOff') && (
        <TurnSecondFactor on={opened === 'turnOn'} info={viewer.user} onChanged={readAgain} onClosed={onClosed} />
      )}
      {opened === 'bindAuthenticator' && (
        <BindAuthenticator phone={viewer.user.Phone} onChanged={readAgain} onClosed={onClosed} />
      )}
      {opened === 'unbindAuthenticator' && <UnbindAuthenticator {...proof} />}
      {opened === 'renewCodes' && <RenewRecoveryCodes {...proof} />}
      {opened === 'unbind' && <UnbindWechat onChanged={readAgain} onClosed={onClosed} />}
    </>
  );
}

export function Component() {
  return <KnownCustomer title={routes.safe.title}>{(viewer) => <Safe viewer={viewer} />}</KnownCustomer>;
}
