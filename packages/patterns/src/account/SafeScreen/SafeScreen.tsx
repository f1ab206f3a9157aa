import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { LinkButton } from '@compute-market/components/link-button';
import { Tag, type TagTone } from '@compute-market/components/tag';
import type { getAuthenticator } from '@compute-market/contract/calls/authenticator';
import type { getWechatBindStatus } from '@compute-market/contract/calls/session';
import type { ResponseOf } from '@compute-market/contract/define-call';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { formatTime } from '@compute-market/contract/rules/time';
import { verifiedAs } from '@compute-market/contract/rules/verification';
import { Text } from '@compute-market/components/text';
import { ActionButton } from '../../row-action';
import { dataOf, type Resource } from '../../resource';
import { AccountSections, type AccountPart } from '../AccountSections/AccountSections';
import { apiKeyMessages } from '../ApiKeys/messages';
import { loginDeviceMessages } from '../LoginDevices/messages';
import { passkeyMessages } from '../Passkeys/messages';
import { sshKeyMessages } from '../SshKeys/messages';
import { LoginDevices, LoginRecords, type LoginDevicesProps, type LoginRecordsProps } from '../LoginDevices';
import { ApiKeys, type ApiKeysProps } from '../ApiKeys';
import { Passkeys, type PasskeysProps } from '../Passkeys';
import { SshKeys, type SshKeysProps } from '../SshKeys';
import { PageBody, PageHead } from '../../shell/PageHead';
import type { Viewer } from '../../viewer';
import { ViewerRights } from '../../viewer/ViewerRights';
import { SlowHint } from '../../slow-hint';
import { safeMessages as messages } from './messages';
import { Leave } from './SafeScreen.styles';
import { securityLevel, type SecurityLevel } from './security-level';

export type WechatBinding = ResponseOf<typeof getWechatBindStatus>;
export type Authenticator = ResponseOf<typeof getAuthenticator>;

/** Where one is signed in, who came, and the dialogs that end it. */
/** Each null where the back end knows no such list. */
export interface LoginsProps extends Omit<LoginDevicesProps, 'devices'>, Omit<LoginRecordsProps, 'records'> {
  devices: LoginDevicesProps['devices'] | null;
  records: LoginRecordsProps['records'] | null;
}

export interface SafeScreenProps {
  viewer: Extract<Viewer, { role: 'main' | 'sub' }>;
  /** Of a main account; a sub-account has no chat account of its own. */
  wechat: Resource<WechatBinding>;
  /** Whether a login by password asks for a code; of a main account. Null where the back end knows no second factor. */
  secondFactor: Resource<boolean> | null;
  /** Of a main account; null where the back end knows none. */
  authenticator: Resource<Authenticator | null>;
  logins: LoginsProps;
  /** What devices log in with in place of the password. */
  passkeys: PasskeysProps;
  /** Keys that instances are opened with. */
  sshKeys: SshKeysProps;
  /** Keys that programs call with. */
  apiKeys: ApiKeysProps;
  onEditName: () => void;
  onEditPassword: () => void;
  onEditLoginPhone: () => void;
  onEditNotifyPhone: () => void;
  onBindWechat: () => void;
  onUnbindWechat: () => void;
  onTurnSecondFactor: (on: boolean) => void;
  onBindAuthenticator: () => void;
  onUnbindAuthenticator: () => void;
  onRenewRecoveryCodes: () => void;
  onRetry: () => void;
}

/** So few are soon gone. */
const FEW_RECOVERY_CODES = 3;

const tones: Record<SecurityLevel, TagTone> = { low: 'err', middle: 'warn', high: 'ok' };

const edit = (label: string, onClick: () => void) => (
  <ActionButton type="button" aria-label={label} onClick={onClick}>
    {messages.edit}
  </ActionButton>
);
const noted = (value: string, note: string) => (
  <Cluster as="span" breaks gap={12} rowGap={2}>
    {value}
    <Text size="dense" tone="secondary">
      {note}
    </Text>
  </Cluster>
);

const isBound = (wechat: Resource<WechatBinding>) =>
  wechat.state === 'ready' ? wechat.data.status === WECHAT_STATUS.succeeded : null;

function wechatRow({ wechat, onBindWechat, onUnbindWechat, onRetry }: SafeScreenProps): DescriptionItem {
  const row = { key: 'wechat', term: messages.rows.wechat };
  if (wechat.state === 'error')
    return {
      ...row,
      detail: messages.wechatFailed,
      action: (
        <ActionButton type="button" onClick={onRetry}>
          {messages.retry}
        </ActionButton>
      ),
    };
  if (wechat.state === 'loading') return { ...row, detail: messages.wechatLoading };
  const { nickname, bind_time } = wechat.data;
  if (!isBound(wechat))
    return {
      ...row,
      detail: messages.notBound,
      action: (
        <ActionButton type="button" aria-label={messages.editLabels.wechat} onClick={onBindWechat}>
          {messages.bind}
        </ActionButton>
      ),
    };
  return {
    ...row,
    detail: (
      <Cluster as="span" breaks gap={12} rowGap={2}>
        {messages.bound(nickname, bind_time === null ? '' : formatTime(bind_time))}
      </Cluster>
    ),
    action: (
      <ActionButton type="button" onClick={onUnbindWechat}>
        {messages.unbind}
      </ActionButton>
    ),
  };
}

/** None where the back end knows no second factor. */
function secondFactorRow({ secondFactor, onTurnSecondFactor, onRetry }: SafeScreenProps): DescriptionItem[] {
  if (secondFactor === null) return [];
  const row = { key: 'secondFactor', term: messages.rows.secondFactor };
  if (secondFactor.state === 'error')
    return [
      {
        ...row,
        detail: messages.secondFactorFailed,
        action: (
          <ActionButton type="button" onClick={onRetry}>
            {messages.retry}
          </ActionButton>
        ),
      },
    ];
  if (secondFactor.state === 'loading') return [{ ...row, detail: messages.wechatLoading }];
  const on = secondFactor.data;
  const action = (
    <ActionButton
      type="button"
      aria-label={on ? messages.editLabels.turnOff : messages.editLabels.turnOn}
      onClick={() => onTurnSecondFactor(!on)}
    >
      {on ? messages.turnOff : messages.turnOn}
    </ActionButton>
  );
  const detail = noted(on ? messages.secondFactorOn : messages.secondFactorOff, messages.secondFactorRule);
  return [{ ...row, detail, action }];
}

function boundDetail({ BindTime, RecoveryLeft }: Authenticator) {
  const few = RecoveryLeft <= FEW_RECOVERY_CODES;
  return (
    <Cluster as="span" breaks gap={12} rowGap={2}>
      {messages.authenticatorBound(BindTime === null ? '' : formatTime(BindTime))}
      {few ? (
        <Tag tone="warn">{messages.fewRecoveryCodes(RecoveryLeft)}</Tag>
      ) : (
        <Text size="dense" tone="secondary">
          {messages.recoveryLeft(RecoveryLeft)}
        </Text>
      )}
    </Cluster>
  );
}

/** None where the back end knows no authenticators. */
function authenticatorRow(props: SafeScreenProps): DescriptionItem[] {
  const { authenticator, onBindAuthenticator, onUnbindAuthenticator, onRenewRecoveryCodes, onRetry } = props;
  const row = { key: 'authenticator', term: messages.rows.authenticator };
  if (authenticator.state === 'loading') return [{ ...row, detail: messages.wechatLoading }];
  if (authenticator.state === 'error') {
    const action = (
      <ActionButton type="button" onClick={onRetry}>
        {messages.retry}
      </ActionButton>
    );
    return [{ ...row, detail: messages.authenticatorFailed, action }];
  }
  if (authenticator.data === null) return [];
  if (authenticator.data.Bound) {
    const action = (
      <Cluster as="span" gap={12} rowGap={4}>
        <ActionButton type="button" aria-label={messages.editLabels.renew} onClick={onRenewRecoveryCodes}>
          {messages.renew}
        </ActionButton>
        <ActionButton
          type="button"
          aria-label={messages.editLabels.unbindAuthenticator}
          onClick={onUnbindAuthenticator}
        >
          {messages.unbind}
        </ActionButton>
      </Cluster>
    );
    return [{ ...row, detail: boundDetail(authenticator.data), action }];
  }
  const action = (
    <ActionButton type="button" aria-label={messages.editLabels.bindAuthenticator} onClick={onBindAuthenticator}>
      {messages.bind}
    </ActionButton>
  );
  return [{ ...row, detail: noted(messages.notBound, messages.authenticatorRule), action }];
}

/** Where messages go; undefined where that is not told. */
function notifyPhoneOf({ NotifyPhone: phone }: { readonly NotifyPhone?: string }): string | undefined {
  if (phone === undefined) return undefined;
  return phone === '' ? messages.notSet : maskPhone(phone);
}

function rowsOf(props: SafeScreenProps): DescriptionItem[] {
  const {
    viewer: { role, user },
    onEditName,
    onEditPassword,
    onEditLoginPhone,
    onEditNotifyPhone,
  } = props;
  const notifyPhone = {
    key: 'notifyPhone',
    term: messages.rows.notifyPhone,
    detail: notifyPhoneOf(user),
    action: edit(messages.editLabels.notifyPhone, onEditNotifyPhone),
  };
  if (role === 'sub') {
    return [
      { key: 'account', term: messages.rows.account, detail: user.SubAccount?.Name },
      {
        key: 'password',
        term: messages.rows.password,
        detail: noted('••••••••', messages.subPasswordRule),
        action: edit(messages.editLabels.password, onEditPassword),
      },
      notifyPhone,
    ];
  }
  return [
    {
      key: 'name',
      term: messages.rows.name,
      detail:
        user.Name === '' ? undefined : (
          <Cluster as="span" breaks gap={12} rowGap={2}>
            {user.Name}
          </Cluster>
        ),
      action: edit(messages.editLabels.name, onEditName),
    },
    {
      key: 'password',
      term: messages.rows.password,
      detail: noted('••••••••', messages.passwordRule),
      action: edit(messages.editLabels.password, onEditPassword),
    },
    {
      key: 'phone',
      term: messages.rows.phone,
      detail: noted(maskPhone(user.Phone), messages.phoneRule),
      action: edit(messages.editLabels.phone, onEditLoginPhone),
    },
    notifyPhone,
    wechatRow(props),
    ...secondFactorRow(props),
    ...authenticatorRow(props),
  ];
}

function Login(props: SafeScreenProps) {
  const { viewer, wechat, secondFactor, authenticator } = props;
  const bound = viewer.role === 'main' ? isBound(wechat) : null;
  const score =
    bound === null || secondFactor?.state !== 'ready' || authenticator.state !== 'ready'
      ? null
      : securityLevel({
          wechatBound: bound,
          secondFactor: secondFactor.data || authenticator.data?.Bound === true,
          verified: verifiedAs(viewer.verifications) !== 'none',
        });
  return (
    <Card
      title={messages.security}
      meta={
        score && (
          <Cluster as="span" breaks gap={12} rowGap={2}>
            <Tag tone={tones[score.level]}>
              {messages.level} {messages.levels[score.level]}
            </Tag>
            {score.advice}
          </Cluster>
        )
      }
    >
      <DescriptionList layout="rows" termWidth={84} items={rowsOf(props)} />
    </Card>
  );
}

const LeaveCard = () => (
  <Card>
    <Leave>
      <div>
        <h2>{messages.unregisterTitle}</h2>
        <Text size="dense" tone="secondary">
          {messages.unregisterHelp}
        </Text>
      </div>
      <LinkButton href={routes.account.to()}>{messages.goUnregister}</LinkButton>
    </Leave>
  </Card>
);

function partsOf(props: SafeScreenProps): AccountPart[] {
  const { viewer, logins, passkeys, sshKeys, apiKeys } = props;
  return [
    { id: 'login', title: messages.security, content: <Login {...props} /> },
    {
      id: 'passkeys',
      title: passkeyMessages.title,
      content: dataOf(passkeys.passkeys) === null ? null : <Passkeys {...passkeys} />,
    },
    {
      id: 'ssh-keys',
      title: sshKeyMessages.title,
      content: dataOf(sshKeys.keys) === null ? null : <SshKeys {...sshKeys} />,
    },
    {
      id: 'api-keys',
      title: apiKeyMessages.title,
      content: dataOf(apiKeys.keys) === null ? null : <ApiKeys {...apiKeys} />,
    },
    {
      id: 'devices',
      title: loginDeviceMessages.devices,
      content: logins.devices && (
        <LoginDevices
          devices={logins.devices}
          onEnd={logins.onEnd}
          onEndOthers={logins.onEndOthers}
          onRetry={logins.onRetry}
        />
      ),
    },
    {
      id: 'records',
      title: loginDeviceMessages.records,
      content: logins.records && <LoginRecords records={logins.records} onRetry={logins.onRetry} />,
    },
    {
      id: 'leave',
      title: messages.unregisterTitle,
      content: viewer.role === 'main' ? <LeaveCard /> : null,
    },
  ];
}

/** /console/safe: how one logs in, where and when one did, and where the way out is. A sub-account has its password and its own logins (screens B21). */
export function SafeScreen(props: SafeScreenProps) {
  const { viewer, logins } = props;
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={viewer.role === 'main' ? messages.help : messages.subHelp}
        actions={<LinkButton href={routes.operationLog.to()}>{messages.operationLog}</LinkButton>}
      />
      <ViewerRights viewer={viewer}>
        <AccountSections
          parts={partsOf(props)}
          elsewhere={{ href: routes.account.to(), title: routes.account.title }}
        />
      </ViewerRights>
      {(logins.devices?.state === 'loading' || logins.records?.state === 'loading') && <SlowHint />}
    </PageBody>
  );
}
