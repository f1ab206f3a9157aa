import {
  getDockerGpuSelector,
  getGpuPriceInfo,
  getGpuSelectorDetail,
  getHosts,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { routes } from '@compute-market/contract/routes';
import {
  CreateInstanceScreen,
  withContainerImage,
  withOwnImages,
  type Market,
} from '@compute-market/patterns/instance/CreateInstanceScreen';
import { buyerOf } from '@compute-market/patterns/viewer';
import { dataOf } from '@compute-market/patterns/resource';
import { useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readDeepLink } from '../../forms/instance/create-instance-link';
import { createInstanceMessages as messages } from '../../forms/instance/create-instance-messages';
import { useCreateInstanceForm } from '../../forms/instance/useCreateInstanceForm';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard';
import { readLabels } from '../../flows/labels';
import { readOwnImages } from '../../flows/own-images';
import { readRunway } from '../../flows/runway';
import { readSshKeys } from '../../flows/ssh-keys';
import { serverNow } from '../../state/clock';
import { session } from '../../state/session';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { AddSshKey } from '../account/SshKeyDialogs';
import { existing, settle, useResult } from '../result';
import { startOnItsWay } from '../start-on-its-way';
import { useLostAnswers } from '../useLostAnswers';
import { useViewer } from '../shell/useViewer';

/** The host that the address asks for, null where it cannot be had any more; nothing where none was asked for (decisions 129). */
async function readHost(
  { container_type = 'kvm', host_name }: Partial<CreateInstanceForm>,
  options: CallOptions,
): Promise<Pick<Market, 'host'>> {
  if (host_name === undefined) return {};
  const { List } = await api.call(getHosts, { container_type, host_name }, options);
  return { host: List.find(({ FreeNum }) => FreeNum > 0) ?? null };
}

async function readMarket(link: Partial<CreateInstanceForm>, options: CallOptions): Promise<Market> {
  const kind = link.container_type ?? 'kvm';
  const [{ List }, selector, choices, priceInfo, images, host] = await Promise.all([
    api.call(getGpuSelectorDetail, { container_type: kind }, options),
    api.call(kind === 'docker' ? getDockerGpuSelector : getKvmGpuSelector, {}, options),
    api.call(getStoreSelectorOptions, {}, options),
    // Its discounts only explain: the quote is the server's own.
    settle(api.call(getGpuPriceInfo, { phone: user.info?.Phone ?? '' }, options)),
    // Without them there are those of the house.
    settle(session.token === null ? Promise.resolve(null) : readOwnImages(options)),
    // Where it cannot be read, any host will do, and the form says so.
    settle(readHost(link, options)),
  ]);
  const market = {
    ...(host.ok ? host.data : { host: null }),
    offers: List,
    selector,
    options: choices,
    priceInfo: priceInfo.ok ? priceInfo.data : null,
  };
  return withContainerImage(withOwnImages(market, kind, (images.ok ? images.data?.data : null) ?? []), kind);
}

/** The projects that an order may name; null where it takes none (decisions 135). */
async function readProjects(options: CallOptions): Promise<readonly string[] | null> {
  const labels = await readLabels(options);
  return labels?.AtOrder === true ? labels.Projects : null;
}

const linkOf = (search: string, freeDisk: number | null = null) => readDeepLink(new URLSearchParams(search), freeDisk);

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return {
    market: settle(readMarket(linkOf(new URL(url).search), { signal })),
    runway: settle(session.token === null ? Promise.resolve(null) : readRunway({ signal })),
    sshKeys: settle(session.token === null ? Promise.resolve(null) : readSshKeys({ signal })),
    projects: settle(session.token === null ? Promise.resolve(null) : readProjects({ signal })),
  };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const market = useResult(loaded.market);
  const sshKeys = useResult(loaded.sshKeys);
  const projects = useResult(loaded.projects);
  const runway = useResult(loaded.runway);
  const known = useMemo(() => loaded.sshKeys.then((read) => (read.ok ? (read.data ?? []) : [])), [loaded.sshKeys]);
  const takesProject = useMemo(() => loaded.projects.then((read) => !read.ok || read.data !== null), [loaded.projects]);
  const [adding, setAdding] = useState(false);
  const { revalidate } = useRevalidator();
  // After an order the stock is not asked for again: the order itself may have taken the last machine (ADR 10).
  useLostAnswers(() => adding && revalidate());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const freeDisk = dataOf(market)?.options.disk.FreeSize ?? null;
  const link = useMemo(() => linkOf(search, freeDisk), [search, freeDisk]);
  const { form, order, restored, onClearDraft, replacedBy } = useCreateInstanceForm({
    link,
    search,
    market,
    viewer,
    sshKeys: known,
    takesProject,
    onRented: (names) => {
      showSuccess(messages.rented(names.length));
      letGo();
      const [only, ...others] = names;
      void navigate(
        only !== undefined && others.length === 0
          ? startOnItsWay(only, 'order', { host: form.getValues('host_name') })
          : routes.dashboard.to({ tab: form.getValues('container_type'), highlight: names.join() }),
      );
    },
    onLogin: () => void navigate(routes.login.to({ page: 'login', redirect: pathname + search })),
    onStockChanged: () => void revalidate(),
  });
  const { question, letGo } = useLeaveGuard({ unsent: form.formState.isDirty, kept: true });
  const onRetry = () => void revalidate();
  const keyList = existing(sshKeys);
  const projectList = existing(projects);
  return (
    <>
      <CreateInstanceScreen
        form={form}
        market={market}
        onRetryMarket={onRetry}
        buyer={buyerOf(viewer)}
        order={order}
        restored={restored}
        onClearDraft={onClearDraft}
        replacedBy={replacedBy}
        now={serverNow()}
        runway={dataOf(runway)}
        sshKeys={keyList === null ? undefined : { list: keyList, onAdd: () => setAdding(true), onRetry }}
        projects={projectList === null ? undefined : { list: projectList, onRetry }}
      />
      {question}
      {adding && <AddSshKey onChanged={revalidate} onClosed={() => setAdding(false)} />}
    </>
  );
}
