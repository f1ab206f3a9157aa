import { lazyPiece } from '@compute-market/components/lazy-piece';
import { routes } from '@compute-market/contract/routes';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  heldParameters,
  incomeQuery,
  IncomeInvitation,
  IncomeScreen,
  type Payout,
} from '@compute-market/patterns/money/IncomeScreen';
import { Suspense, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { refreshUser } from '../../flows/account';
import { serverNow } from '../../state/clock';
import { openDialog } from '../../state/dialogs';
import { user } from '../../state/user';
import { KnownCustomer } from '../account/KnownCustomer';
import { existing, settle, useResult, type Result } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useCsvExport } from '../useCsvExport';
import { useRefresh } from '../useRefresh';
import { useListPage } from '../list-page';
import { readIncome, readIncomeExport, readMarket, readOverview, readPayout } from './income-data';
import { moneyRouteMessages as messages } from './messages';
import { useOpenedSheet } from './useOpenedSheet';

const SetPayoutAccount = lazyPiece(() =>
  import('./SetPayoutAccount').then((module) => ({ default: module.SetPayoutAccount })),
);
const SettlementSheet = lazyPiece(() =>
  import('./SettlementSheet').then((module) => ({ default: module.SettlementSheet })),
);
const never = new Promise<never>(() => undefined);

/** What only a partner may ask for, asked once it is known who asks. Who is no partner is shown another screen, which waits for none of it. */
async function ifPartner<Data>(ask: () => Promise<Data>): Promise<Result<Data>> {
  if (user.info === null) await refreshUser();
  return user.info?.IsPartner === false ? never : settle(ask());
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  const query = incomeQuery.read(new URL(url).searchParams);
  return {
    overview: ifPartner(() => readOverview(query, options)),
    list: ifPartner(() => readIncome(query, options)),
    payout: ifPartner(() => readPayout(query, options)),
    market: settle(readMarket(options)),
  };
}

function Partner() {
  const data = useLoaderData<typeof loader>();
  const shown = useListPage(incomeQuery, data.list);
  const { query } = shown;
  const { refresh, readAgain } = useRefresh();
  // The links of an answer are good for an hour or two: a page that stays open reads new ones.
  useAutoRefresh(false, readAgain);
  const overview = useResult(data.overview);
  const exporting = useCsvExport({
    list: 'income',
    read: (signal, onProgress) => readIncomeExport(query, { signal }, onProgress),
    csv: ({ csv }) => csv,
    filters: () => heldParameters(query, formatDay(serverNow())),
    fileName: (time) => messages.incomeFile(messages.incomeLists[query.tab], time),
    done: messages.exported,
  });
  const [changed, setChanged] = useState<Payout | null>(null);
  const opened = useOpenedSheet();
  return (
    <>
      <IncomeScreen
        {...shown}
        overview={overview}
        today={formatDay(serverNow())}
        {...exporting}
        payout={existing(useResult(data.payout))}
        onChangePayout={setChanged}
        onOpenSheet={opened.open}
        onRefresh={refresh}
      />
      <Suspense fallback={null}>
        {changed && <SetPayoutAccount payout={changed} onChanged={refresh} onClosed={() => setChanged(null)} />}
        {opened.sheet && (
          <SettlementSheet
            sheet={opened.sheet}
            onChanged={(sheet) => {
              opened.answered(sheet);
              refresh();
            }}
            onClosed={opened.close}
          />
        )}
      </Suspense>
    </>
  );
}

function Guest() {
  const { market } = useLoaderData<typeof loader>();
  const { refresh } = useRefresh();
  return <IncomeInvitation market={useResult(market)} onApply={() => openDialog('salesPartner')} onRefresh={refresh} />;
}

export function Component() {
  return (
    <KnownCustomer title={routes.income.title}>
      {({ user: { IsPartner } }) => (IsPartner ? <Partner /> : <Guest />)}
    </KnownCustomer>
  );
}
