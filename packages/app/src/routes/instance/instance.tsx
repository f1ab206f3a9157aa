import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getInstanceSshKeys } from '@compute-market/contract/calls/ssh-key';
import { getStopPlan } from '@compute-market/contract/calls/stop-plan';
import type { RouteQuery } from '@compute-market/contract/define-route';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceEventGroup } from '@compute-market/contract/entities/instance-event';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import { formatTime } from '@compute-market/contract/rules/time';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import { isMoving } from '@compute-market/patterns/instance-facts';
import { isImageChanging } from '@compute-market/patterns/instance/OwnImages';
import {
  InstanceScreen,
  readRange,
  readTab,
  usageCsv,
  type InstanceCosts,
  type InstanceDetail,
  type InstanceKeys,
  type InstanceTab,
} from '@compute-market/patterns/instance/InstanceScreen';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { failureOf } from '../../api/errors';
import { knownOrNull } from '../../flows/known-call';
import { readLabels } from '../../flows/labels';
import { readOwnImages } from '../../flows/own-images';
import { useGo } from '../../navigation/useGo';
import { useInstanceOrder } from '../../purchase/useInstanceOrder';
import { clock, serverNow } from '../../state/clock';
import { showError, showSuccess } from '../../state/toasts';
import { dataOf } from '@compute-market/patterns/resource';
import { ifRight } from '../account/main-only';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { ChangeKeys } from './ChangeKeys';
import { instanceOperations, readTools } from './instance-operations';
import { instanceRouteMessages as messages } from './messages';
import { ChangeLabels, MoveInstances } from './label-and-move';
import { noStop, planStop, PlanStop } from './PlanStop';
import { costDays } from './cost-days';
import { saveFile } from '../save-file';
import { readInstance } from './read-instance';
import { CreateSnapshot } from './CreateSnapshot';
import { OpenPort } from './OpenPort';
import { SaveOwnImage } from './SaveOwnImage';
import { readUsage } from './read-usage';
import { readPorts, useOpenedPorts } from './useOpenedPorts';
import { readSnapshots, useSnapshots } from './useSnapshots';
import { readEvents, readGroup, useInstanceEvents } from './useInstanceEvents';

/** Ports, snapshots and images are done within seconds: how often the page is read meanwhile, ms. */
const quickPollMs = 2000;
/** Lines of cost that the page shows; the rest is under 费用明细. */
const shownLines = 20;

async function readDetail(name: string, options: CallOptions): Promise<InstanceDetail | null> {
  const instance = await readInstance(name, options);
  return instance && { instance, readAt: serverNow() };
}

/** Null for an instance that does not run. */
async function readToolsOf(detail: Promise<InstanceDetail | null>, options: CallOptions) {
  const instance = (await detail)?.instance;
  return instance?.Status === INSTANCE_STATUS.running ? readTools(instance, options) : null;
}

async function readCosts(name: string, options: CallOptions): Promise<InstanceCosts> {
  const [sums, { data, total, DayList }] = await Promise.all([
    api.call(getInstanceCost, { instance_name: name }, options),
    api.call(getInstanceCosts, { instance_name: name, page: 1, page_size: shownLines, fold: true }, options),
  ]);
  return { sums, days: costDays(DayList, sums.DayList), lines: data, total };
}

export function loader({ params: { instanceName = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  const range = readRange(new URL(url).searchParams.get('range'));
  const detail = readDetail(instanceName, options);
  const tools = readToolsOf(detail, options);
  return {
    detail: settle(detail),
    plugins: settle(tools.then((known) => known?.plugins ?? null)),
    hasWebVnc: settle(tools.then((known) => known?.hasWebVnc ?? false)),
    costs: ifRight<InstanceCosts | null>('bill', () => readCosts(instanceName, options), null),
    usage: settle(readUsage(instanceName, range, options)),
    labels: settle(readLabels(options)),
    stopPlan: settle(knownOrNull(api.call(getStopPlan, { instance_name: instanceName }, options))),
    keys: settle(knownOrNull(api.call(getInstanceSshKeys, { instance_name: instanceName }, options))),
    ports: settle(readPorts(instanceName, options)),
    snapshots: settle(readSnapshots(instanceName, options)),
    images: settle(readOwnImages(options)),
    events: settle(
      readEvents({ name: instanceName, group: readGroup(new URL(url).searchParams.get('group')) }, options),
    ),
  };
}

/** What of the page its address says. */
interface Shown {
  readonly tab: InstanceTab;
  readonly range: UsageRange;
  /** Null for all events. */
  readonly group: InstanceEventGroup | null;
}

/** What an address says besides the first tab and the usual span; a span and a group belong to their tabs. */
const queryOf = ({ tab, range, group }: Shown): RouteQuery => ({
  tab: tab === 'connect' ? undefined : tab,
  range: tab === 'usage' && range !== readRange(null) ? range : undefined,
  group: tab === 'events' ? (group ?? undefined) : undefined,
});

function InstancePage({ name }: { readonly name: string }) {
  const data = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = useGo();
  const viewer = useViewer();
  const detail = useResult(data.detail);
  const { refresh, refreshSoon, readAgain } = useRefresh();
  const operations = useMemo(() => instanceOperations(refreshSoon), [refreshSoon]);
  const keys = useResult(data.keys);
  // A question keeps what it was opened with: what is typed in it stays, also where the page cannot be read again.
  const [changing, setChanging] = useState<InstanceKeys | null>(null);
  const stopPlan = useResult(data.stopPlan);
  const [planning, setPlanning] = useState<{ readonly instance: Instance; readonly plan: StopPlan } | null>(null);
  const labels = dataOf(useResult(data.labels)) ?? null;
  const opened = useOpenedPorts(name, useResult(data.ports), refresh);
  const snapshots = useSnapshots(name, useResult(data.snapshots), refresh);
  const images = useResult(data.images);
  const [saving, setSaving] = useState(false);
  const stopSaving = useCallback(() => setSaving(false), []);
  const [labelling, setLabelling] = useState<Instance | null>(null);
  const [moving, setMoving] = useState<Instance | null>(null);
  const instance = dataOf(detail)?.instance ?? null;
  const tab = readTab(search.get('tab'));
  const range = readRange(search.get('range'));
  const group = readGroup(search.get('group'));
  const { events, readingMore, onMore } = useInstanceEvents(useResult(data.events), { name, group });
  const { order, start, buyer } = useInstanceOrder({
    viewer,
    onDone: (action) => {
      showSuccess(messages.ordered[action]);
      refresh();
    },
    onStale: refreshSoon,
  });
  const isApplying = keys.state === 'ready' && keys.data?.Applying === true;
  const isSaving = dataOf(images)?.data.some((image) => image.InstanceName === name && isImageChanging(image)) ?? false;
  const isQuick = opened.isChanging || snapshots.isChanging || isSaving;
  useAutoRefresh(
    isApplying || isQuick || (detail.state === 'ready' && detail.data !== null && isMoving(detail.data.instance)),
    readAgain,
    isQuick ? quickPollMs : undefined,
  );
  const show = (change: Partial<Shown>) =>
    void navigate(routes.instancePlugin.to({ instanceName: name }, queryOf({ tab, range, group, ...change })), {
      replace: true,
    });
  const downloadUsage = (usage: InstanceUsage) =>
    saveFile(
      messages.usageFile(name, formatTime(usage.EndTime).replace(/\D/g, '')),
      new Blob([usageCsv(usage)], { type: 'text/csv;charset=utf-8' }),
    );

  const stopChanging = useCallback(() => setChanging(null), []);
  const planStopping = () => {
    const plan = dataOf(stopPlan);
    if (plan && instance) setPlanning({ instance, plan });
  };
  const cancelStop = async (planName: string) => {
    try {
      await planStop(name, noStop);
      showSuccess(messages.stopCancelled(planName));
    } catch (error) {
      showError(failureOf(error).reason);
    }
    refresh();
  };

  return (
    <>
      <InstanceScreen
        name={name}
        viewer={viewer}
        tab={tab}
        onTabChange={(next) => show({ tab: next })}
        detail={detail}
        plugins={useResult(data.plugins)}
        hasWebVnc={useResult(data.hasWebVnc)}
        costs={useResult(data.costs)}
        usage={useResult(data.usage)}
        range={range}
        onRangeChange={(next) => show({ range: next })}
        onDownloadUsage={downloadUsage}
        clockOffset={useSnapshot(clock).offset}
        operations={operations}
        buyer={buyer}
        order={order}
        onOrder={start}
        onNavigate={go}
        onRefresh={refresh}
        onFailure={showError}
        keys={keys}
        onChangeKeys={() => setChanging(dataOf(keys) ?? null)}
        ports={opened.shown}
        snapshots={snapshots.shown}
        images={{ images, onSave: () => setSaving(true), onRetry: refresh }}
        onLabel={() => setLabelling(instance)}
        onMove={() => setMoving(instance)}
        stop={{ plan: stopPlan, onChange: planStopping, onCancel: cancelStop }}
        events={{ events, group, onGroupChange: (next) => show({ group: next }), readingMore, onMore }}
      />
      {changing && <ChangeKeys name={name} keys={changing} onChanged={refresh} onClosed={stopChanging} />}
      {opened.asking && <OpenPort name={name} http={opened.canHttp} onChanged={refresh} onClosed={opened.stopAsking} />}
      {snapshots.asking && <CreateSnapshot name={name} onChanged={refresh} onClosed={snapshots.stopAsking} />}
      {saving && (
        <SaveOwnImage
          instance={{ name, systemDiskGb: detail.state === 'ready' ? (detail.data?.instance.SystemDisk ?? 0) : 0 }}
          images={dataOf(images) ?? null}
          onChanged={refresh}
          onClosed={stopSaving}
        />
      )}
      <Suspense fallback={null}>
        {labelling && (
          <ChangeLabels
            instances={[labelling]}
            labels={labels}
            onChanged={refresh}
            onClosed={() => setLabelling(null)}
          />
        )}
        {moving && <MoveInstances instances={[moving]} onChanged={refresh} onClosed={() => setMoving(null)} />}
      </Suspense>
      {planning && <PlanStop {...planning} onChanged={refresh} onClosed={() => setPlanning(null)} />}
    </>
  );
}

/** Nothing of one instance stays for another: a password that was shown, ports, a picture of the screen. */
export function Component() {
  const { instanceName = '' } = useParams();
  return <InstancePage key={instanceName} name={instanceName} />;
}
