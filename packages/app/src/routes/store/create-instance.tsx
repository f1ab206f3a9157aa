import {
  getDockerGpuSelector,
  getGpuPriceInfo,
  getGpuSelectorDetail,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { routes } from '@compute-market/contract/routes';
import { CreateInstanceScreen, type Market } from '@compute-market/patterns/instance/CreateInstanceScreen';
import { buyerOf } from '@compute-market/patterns/viewer';
import { useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readDeepLink } from '../../forms/instance/create-instance-link';
import { createInstanceMessages as messages } from '../../forms/instance/create-instance-messages';
import { useCreateInstanceForm } from '../../forms/instance/useCreateInstanceForm';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { startOnItsWay } from '../start-on-its-way';
import { useViewer } from '../shell/useViewer';

async function readMarket(kind: CreateInstanceForm['container_type'], options: CallOptions): Promise<Market> {
  const [{ List }, selector, choices, priceInfo] = await Promise.all([
    api.call(getGpuSelectorDetail, { container_type: kind }, options),
    api.call(kind === 'docker' ? getDockerGpuSelector : getKvmGpuSelector, {}, options),
    api.call(getStoreSelectorOptions, {}, options),
    // Its discounts only explain: the quote is the server's own.
    settle(api.call(getGpuPriceInfo, { phone: user.info?.Phone ?? '' }, options)),
  ]);
  return { offers: List, selector, options: choices, priceInfo: priceInfo.ok ? priceInfo.data : null };
}

const linkOf = (search: string) => readDeepLink(new URLSearchParams(search));

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return { market: settle(readMarket(linkOf(new URL(url).search).container_type ?? 'kvm', { signal })) };
}

export function Component() {
  const market = useResult(useLoaderData<typeof loader>().market);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const link = useMemo(() => linkOf(search), [search]);
  const { form, order, restored, onClearDraft } = useCreateInstanceForm({
    link,
    search,
    market,
    viewer,
    onRented: (names) => {
      showSuccess(messages.rented(names.length));
      letGo();
      const [only, ...others] = names;
      void navigate(
        only !== undefined && others.length === 0
          ? startOnItsWay(only, 'order')
          : routes.dashboard.to({ tab: form.getValues('container_type'), highlight: names.join() }),
      );
    },
    onLogin: () => void navigate(routes.login.to({ page: 'login', redirect: pathname + search })),
    onStockChanged: () => void revalidate(),
  });
  const { question, letGo } = useLeaveGuard({ unsent: form.formState.isDirty, kept: true });
  return (
    <>
      <CreateInstanceScreen
        form={form}
        market={market}
        onRetryMarket={() => void revalidate()}
        buyer={buyerOf(viewer)}
        order={order}
        restored={restored}
        onClearDraft={onClearDraft}
        now={serverNow()}
      />
      {question}
    </>
  );
}
