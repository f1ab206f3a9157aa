import { getRunway } from '@compute-market/contract/calls/cost';
import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { routes } from '@compute-market/contract/routes';
import { AccountScreen, spendingOf } from '@compute-market/patterns/account/AccountScreen';
import type { SubAccountAction } from '@compute-market/patterns/account/SubAccounts';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { useBuyVoucher } from '../money/useBuyVoucher';
import { useResult } from '../result';
import { KnownCustomer } from './KnownCustomer';
import { mainOnly, readBinding } from './main-only';
import { ChangeName } from './SecurityDialogs';
import { AddSubAccount, ChangeSubAccount } from './SubAccountDialogs';

const nothingPaid = spendingOf({ HourPrice: 0, Items: [] });

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  const options = { signal, quiet: true };
  return {
    wechat: readBinding(options),
    spending: mainOnly(async () => spendingOf(await api.call(getRunway, {}, options)), nothingPaid),
    // The server keeps no more of them than one page holds.
    subAccounts: mainOnly<readonly SubAccount[]>(async () => (await api.call(getSubAccounts, { page: 1, page_size: MAX_PAGE_SIZE }, options)).data, []),
  };
}

type Opened = { readonly dialog: 'name' | 'add' } | { readonly dialog: SubAccountAction; readonly account: SubAccount };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const voucher = useBuyVoucher();
  const wechat = useResult(data.wechat);
  const spending = useResult(data.spending);
  const accounts = useResult(data.subAccounts);
  const onRetry = () => void revalidate();
  const onClosed = () => setOpened(null);

  return (
    <KnownCustomer title={routes.account.title}>
      {(viewer) => (
        <>
          <AccountScreen
            viewer={viewer}
            wechat={wechat}
            spending={spending}
            subAccounts={{ accounts, onRetry, onAdd: () => setOpened({ dialog: 'add' }), onAction: (dialog, account) => setOpened({ dialog, account }) }}
            now={serverNow()}
            onEditName={() => setOpened({ dialog: 'name' })}
            onRetrySpending={onRetry}
            onLearnVip={() => openDialog('vipIntro')}
            onLearnCredit={() => openDialog('creditIntro')}
            onLearnVoucher={() => openDialog('powerMoneyIntro')}
            onBuyVoucher={voucher.buyVoucher}
          />
          {voucher.dialog}
          {opened?.dialog === 'name' && <ChangeName info={viewer.user} onClosed={onClosed} />}
          {opened?.dialog === 'add' && <AddSubAccount onChanged={revalidate} onClosed={onClosed} />}
          {opened !== null && 'account' in opened && <ChangeSubAccount action={opened.dialog} account={opened.account} onChanged={revalidate} onClosed={onClosed} />}
        </>
      )}
    </KnownCustomer>
  );
}
