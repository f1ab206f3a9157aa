import { getInvitations } from '@compute-market/contract/calls/invitation';
import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import { ASSIGNED_COUPON_FILTER } from '@compute-market/contract/enumerations';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { routes } from '@compute-market/contract/routes';
import { AccountScreen } from '@compute-market/patterns/account/AccountScreen';
import { heldIn } from '@compute-market/patterns/money/CouponScreen';
import type { SubAccountAction } from '@compute-market/patterns/account/SubAccounts';
import { dataOf } from '@compute-market/patterns/resource';
import type { Viewer } from '@compute-market/patterns/viewer';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { knownOrNull } from '../../flows/known-call';
import { readRunway } from '../../flows/runway';
import { useGo } from '../../navigation/useGo';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { showError } from '../../state/toasts';
import { readClaimed } from '../money/coupon-data';
import { useBuyVoucher } from '../money/useBuyVoucher';
import { useResult } from '../result';
import { useRefresh } from '../useRefresh';
import { KnownCustomer } from './KnownCustomer';
import { readBinding } from './login-ways';
import { mainOnly } from './main-only';
import { BindWechat, ChangeName, ChangeThreshold, Unregister } from './SecurityDialogs';
import { AddSubAccount, ChangeSubAccount } from './SubAccountDialogs';
import { useInvitations } from './useInvitations';
import { useNoticeSetting } from './useNoticeSetting';

interface Team {
  readonly accounts: readonly SubAccount[];
  /** Whether the back end can limit months (decisions 127). */
  readonly limitsMonths: boolean;
  /** Whether it takes one limit without the other (decisions 245). */
  readonly limitsApart: boolean;
}
const nobody: Team = { accounts: [], limitsMonths: false, limitsApart: false };

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    wechat: readBinding(options),
    runway: mainOnly(() => readRunway(options), null),
    // As many as 我的卡包, where it leads to, has under 未使用.
    coupons: mainOnly(
      async () => heldIn(await readClaimed(ASSIGNED_COUPON_FILTER.unused, options), 'unused', serverNow()).length,
      0,
    ),
    invitations: mainOnly(async () => (await knownOrNull(api.call(getInvitations, {}, options)))?.List ?? null, null),
    // The server keeps no more of them than one page holds.
    subAccounts: mainOnly<Team>(async () => {
      const {
        data,
        MonthLimits = false,
        LimitsApart = false,
      } = await api.call(getSubAccounts, { page: 1, page_size: MAX_PAGE_SIZE }, options);
      return { accounts: data, limitsMonths: MonthLimits, limitsApart: LimitsApart };
    }, nobody),
  };
}

type Opened =
  | { readonly dialog: 'name' | 'add' | 'threshold' | 'bind' | 'unregister' }
  | { readonly dialog: SubAccountAction; readonly account: SubAccount };

/** A box that could not be saved goes back by itself, and a toast says why. */
function tell(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  showError(error.reason);
}

function Account({ viewer }: { readonly viewer: Extract<Viewer, { role: 'main' | 'sub' }> }) {
  const data = useLoaderData<typeof loader>();
  const { refresh, readAgain } = useRefresh();
  const go = useGo();
  const [opened, setOpened] = useState<Opened | null>(null);
  const voucher = useBuyVoucher();
  const wechat = useResult(data.wechat);
  const runway = useResult(data.runway);
  const coupons = useResult(data.coupons);
  const team = useResult(data.subAccounts);
  const { accounts, limitsMonths, limitsApart } = dataOf(team) ?? nobody;
  const { change, ...notices } = useNoticeSetting(viewer.user);
  const { threshold } = notices.setting.low_balance;
  const invitations = useInvitations(data.invitations, readAgain);
  const onClosed = () => setOpened(null);
  const open = (dialog: 'name' | 'add' | 'threshold' | 'bind' | 'unregister') => () => setOpened({ dialog });

  return (
    <>
      <AccountScreen
        viewer={viewer}
        wechat={wechat}
        runway={runway}
        coupons={coupons}
        subAccounts={{
          accounts: team.state === 'ready' ? { ...team, data: accounts } : team,
          onRetry: refresh,
          onAdd: open('add'),
          invitations: invitations.table,
          onNavigate: go,
          onAction: (dialog, account) => setOpened({ dialog, account }),
        }}
        now={serverNow()}
        notices={{
          ...notices,
          onToggle: (event, channel, on) => void change({ event, values: { [channel]: on } }).catch(tell),
          onEditThreshold: open('threshold'),
        }}
        onEditName={open('name')}
        onRetry={refresh}
        onLearnVip={() => openDialog('vipIntro')}
        onLearnCredit={() => openDialog('creditIntro')}
        onLearnVoucher={() => openDialog('powerMoneyIntro')}
        onBuyVoucher={voucher.buyVoucher}
        onBindWechat={open('bind')}
        onUnregister={open('unregister')}
      />
      {voucher.dialog}
      {invitations.dialog}
      {opened?.dialog === 'name' && <ChangeName info={viewer.user} onClosed={onClosed} />}
      {opened?.dialog === 'add' && (
        <AddSubAccount limitsMonths={limitsMonths} onChanged={readAgain} onClosed={onClosed} />
      )}
      {opened?.dialog === 'threshold' && (
        <ChangeThreshold
          threshold={threshold}
          onClosed={onClosed}
          onSave={(yuan) => change({ event: 'low_balance', values: { threshold: yuan } })}
        />
      )}
      {opened?.dialog === 'bind' && <BindWechat onChanged={readAgain} onClosed={onClosed} />}
      {opened?.dialog === 'unregister' && <Unregister info={viewer.user} onClosed={onClosed} />}
      {opened !== null && 'account' in opened && (
        <ChangeSubAccount
          action={opened.dialog}
          account={opened.account}
          limitsApart={limitsApart}
          onChanged={readAgain}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

export function Component() {
  return <KnownCustomer title={routes.account.title}>{(viewer) => <Account viewer={viewer} />}</KnownCustomer>;
}
