import { Dash } from '@compute-market/components/dash';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { LinkButton } from '@compute-market/components/link-button';
import type { Runway as RunwayAnswer } from '@compute-market/contract/entities/cost-item';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { isKnown } from '@compute-market/contract/rules/money';
import { Text } from '@compute-market/components/text';
import { ActionButton, ActionLink } from '../../row-action';
import { WalletAssets } from '../../wallet-assets/WalletAssets';
import { scoreOf } from '../../wallet/score';
import { walletOf } from '../../wallet/wallet';
import { PartialNotice, Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { runwayMessages } from '../../runway';
import { PageBody, PageHead } from '../../shell/PageHead';
import type { Customer, Viewer } from '../../viewer';
import { AccountSections, type AccountPart } from '../AccountSections/AccountSections';
import { NoticeSettings, type NoticeSettingsProps } from '../SafeScreen/NoticeSettings';
import { Leave } from '../SafeScreen/SafeScreen.styles';
import { SubAccounts, type SubAccountsProps } from '../SubAccounts/SubAccounts';
import { Pair, SectionHead } from './AccountScreen.styles';
import { Membership } from './Membership';
import { accountMessages as messages } from './messages';
import { Profile, type WechatBinding } from './Profile';
import { SpendingCard } from './SpendingCard';
import { SubAccountView } from './SubAccountView';

/** What only a main account has, and what it asks for. */
export interface MainAccountProps {
  wechat: Resource<WechatBinding>;
  /** How long the money lasts; null where the server does not tell. */
  runway: Resource<RunwayAnswer | null>;
  /** How many coupons can be used now. */
  coupons: Resource<number>;
  subAccounts: SubAccountsProps;
  /** The server's time, seconds. */
  now: number;
  onEditName: () => void;
  /** Reads again what could not be had. */
  onRetry: () => void;
  onLearnVip: () => void;
  onLearnCredit: () => void;
  onLearnVoucher: () => void;
  onBuyVoucher: () => void;
  onBindWechat: () => void;
  onUnregister: () => void;
}

export interface AccountScreenProps extends MainAccountProps {
  viewer: Extract<Viewer, { role: 'main' | 'sub' }>;
  notices: Pick<NoticeSettingsProps, 'setting' | 'saving' | 'onToggle' | 'onEditThreshold'>;
}

function Assets({
  customer,
  runway,
  coupons,
  now,
  onRetry,
  onLearnCredit,
  onLearnVoucher,
  onBuyVoucher,
}: MainAccountProps & { customer: Customer }) {
  const wallet = walletOf(customer.user);
  const missing = [
    ...(runway.state === 'error' ? [runwayMessages.label] : []),
    ...(coupons.state === 'error' ? [messages.coupons] : []),
  ];
  return (
    <>
      <SectionHead>
        <h2>{messages.assets}</h2>
        <Cluster gap={12} wraps={false}>
          <ActionLink href={routes.coupon.to()}>
            {coupons.state === 'ready' && isKnown(coupons.data) ? messages.couponCount(coupons.data) : messages.coupons}
            {coupons.state === 'error' && (
              <>
                {' '}
                <Dash />
              </>
            )}
          </ActionLink>
          {coupons.state === 'error' && <Retry of={messages.coupons} onRetry={onRetry} />}
          <ActionButton type="button" onClick={onLearnCredit}>
            {messages.learnCredit}
          </ActionButton>
          <LinkButton variant="primary" href={routes.recharge.to()}>
            {messages.recharge}
          </LinkButton>
        </Cluster>
      </SectionHead>
      <WalletAssets {...{ wallet, runway, now, onLearnCredit, onLearnVoucher, onBuyVoucher }} onRetry={onRetry} />
      <PartialNotice missing={missing} />
      <SpendingCard runway={runway} onRetry={onRetry} />
    </>
  );
}

function Unregister({ onUnregister }: Pick<MainAccountProps, 'onUnregister'>) {
  return (
    <Card>
      <Leave>
        <div>
          <h2>{messages.unregister}</h2>
          <Text size="dense" tone="secondary">
            {messages.unregisterHelp}
          </Text>
        </div>
        <Button variant="danger" onClick={onUnregister}>
          {messages.unregisterCheck}
        </Button>
      </Leave>
    </Card>
  );
}

function partsOf({ viewer, notices, ...main }: AccountScreenProps): AccountPart[] {
  const { wechat, subAccounts, onBindWechat, onEditName, onLearnVip, onRetry, onUnregister } = main;
  const bound = wechat.state === 'ready' ? wechat.data.status === WECHAT_STATUS.succeeded : null;
  const { SubAccount, NotifyPhone } = viewer.user;
  const { parts } = messages;
  if (SubAccount)
    return [
      { id: 'profile', title: parts.profile, content: <SubAccountView customer={viewer} subAccount={SubAccount} /> },
      {
        id: 'notices',
        title: parts.notices,
        content: <NoticeSettings {...notices} isSub phone={NotifyPhone} wechatBound={null} />,
      },
    ];
  return [
    {
      id: 'profile',
      title: parts.profile,
      content: (
        <Pair>
          <Profile customer={viewer} wechat={wechat} onEditName={onEditName} onRetry={onRetry} />
          <Membership wallet={walletOf(viewer.user)} score={scoreOf(viewer)} onLearn={onLearnVip} />
        </Pair>
      ),
    },
    { id: 'assets', title: messages.assets, content: <Assets customer={viewer} {...main} /> },
    { id: 'team', title: parts.team, content: <SubAccounts {...subAccounts} /> },
    {
      id: 'notices',
      title: parts.notices,
      content: (
        <NoticeSettings
          {...notices}
          isSub={false}
          phone={NotifyPhone}
          wechatBound={bound}
          onBindWechat={onBindWechat}
        />
      ),
    },
    { id: 'leave', title: messages.unregister, content: <Unregister onUnregister={onUnregister} /> },
  ];
}

/** /console/accountInfo: who one is, what one has, the level, the sub-accounts, what one is told, and the way out (screens B11). */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={props.viewer.user.SubAccount ? messages.subHelp : messages.help}
        actions={<LinkButton href={routes.safe.to()}>{messages.security}</LinkButton>}
      />
      <AccountSections parts={partsOf(props)} elsewhere={{ href: routes.safe.to(), title: messages.security }} />
    </PageBody>
  );
}
