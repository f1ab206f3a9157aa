import { getStartOptions, refundFailedStart, startFromShutdown } from '@compute-market/contract/calls/instance';
import { getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { isKept } from '@compute-market/patterns/instance-facts';
import {
  optionOf,
  progressOf,
  StartScreen,
  type Start,
  type StartStage,
} from '@compute-market/patterns/instance/StartScreen';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import { vipDiscountOf } from '@compute-market/patterns/viewer';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { readByItself } from '../../navigation/reading';
import { ApiError } from '../../api/errors';
import type { CallOptions } from '../../api/client';
import { refreshUser } from '../../flows/account';
import { useSingleFlight } from '../../flows/useSingleFlight';
import { useKeptStart } from '../../purchase/useKeptStart';
import { serverNow } from '../../state/clock';
import { settle, useResult } from '../result';
import { startOnItsWay, type StartOrigin } from '../start-on-its-way';
import { useViewer } from '../shell/useViewer';
import { readInstance } from './read-instance';

/** ms between two looks at a start. */
const watchEvery = 1000;

/** What the address asks for, which is told with it. */
async function readStart(asked: URLSearchParams, options: CallOptions) {
  const name = asked.get('instance_name') ?? '';
  const address = asked.toString();
  const instance = await readInstance(name, options);
  if (instance === null) return null;
  if (asked.get('mode') !== 'kept' || !isKept(instance)) return { address, instance, kept: null };
  const [startOptions, offer] = await Promise.all([
    api.call(getStartOptions, { instance_name: name }, options),
    api.call(getStoreSelectorOptions, {}, options),
  ]);
  return { address, instance, kept: { options: startOptions, offer } };
}
type Read = NonNullable<Awaited<ReturnType<typeof readStart>>>;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return { start: settle(readStart(new URL(url).searchParams, { signal })) };
}

/** Looks again and again while something is on its way, never while nobody looks. */
function useWatch(active: boolean, look: () => Promise<void>) {
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) readByItself(look);
    }, watchEvery);
    return () => clearInterval(timer);
  }, [active, look]);
}

/** One thing asked of the server at a time; a refusal is a sentence on the page. */
function useAsk() {
  const { busy, run } = useSingleFlight();
  const [reason, setReason] = useState<string>();
  const ask = (work: () => Promise<unknown>) =>
    void run(async () => {
      setReason(undefined);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setReason(error.reason);
      }
    });
  return { busy, reason, ask };
}

export function Component() {
  const answer = useResult(useLoaderData<typeof loader>().start);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const name = search.get('instance_name') ?? '';
  const mode = search.get('mode') ?? '';
  // Of a start that was just asked for, what was read before it says nothing.
  const isBefore =
    mode === 'progress' &&
    answer.state === 'ready' &&
    answer.refreshing === true &&
    answer.data?.address !== search.toString();
  const read: typeof answer = isBefore ? { state: 'loading' } : answer;
  const data = dataOf(read);
  const { busy, reason, ask } = useAsk();
  const look = useState(() => () => revalidate())[0];

  const from = search.get('from');
  const follow = (followed: string, started: StartOrigin, disk?: string) => {
    void refreshUser();
    void navigate(startOnItsWay(followed, started, { disk }), { replace: true });
  };
  const option = (data?.kept && optionOf(data.kept.options.List, search.get('spec') ?? '')) ?? null;
  const kept = useKeptStart({
    name,
    instance: data?.kept ? data.instance : null,
    option,
    freeBandwidth: data?.kept?.offer.bandwidth.Free ?? 0,
    viewer,
    onStarted: (started) => follow(started, 'kept', name),
    onChanged: () => void look(),
  });
  const start = () =>
    ask(() => api.call(startFromShutdown, { instance_name: name }).then(() => follow(name, 'shutdown')));
  const refund = () =>
    ask(() => api.call(refundFailedStart, { instance_name: name }, { idempotencyKey: `refund-${name}` }).then(look));

  const progress = data && progressOf(data.instance);
  const isPaidBack = progress?.state === 'failed' && progress.refund === 'done';
  // The top bar has what came back, as this page says it.
  useEffect(() => {
    if (isPaidBack) void refreshUser();
  }, [isPaidBack]);
  const follows = mode === 'progress' || progress?.state === 'moving';
  useWatch(
    follows && (progress?.state === 'moving' || (progress?.state === 'failed' && progress.refund === 'due')),
    look,
  );

  const stageOf = ({ instance, kept: found }: Read): StartStage => {
    if (follows && progress) {
      const since = Number(search.get('since')) || instance.Ctime;
      return {
        kind: 'progress',
        progress,
        since,
        now: serverNow(),
        onRefund: refund,
        onRetry: start,
        busy,
        keepsDisk: instance.FromKeptDisk ?? from === 'kept',
        keptDisk: search.get('disk') ?? undefined,
        chosenHost: search.get('host') ?? undefined,
        paid: from === 'kept' || from === 'order',
      };
    }
    if (mode === 'kept') {
      if (found === null) return { kind: 'unfit', mode };
      if (option === null) return { kind: 'gone', reason: found.options.reason };
      const level = 'user' in viewer ? viewer.user.VipLevel : undefined;
      return {
        kind: 'kept',
        option,
        offer: found.offer,
        terms: kept.terms,
        onTermsChange: kept.onTermsChange,
        restored: kept.restored,
        onClearDraft: kept.onClear,
        order: kept.order,
        buyer: kept.buyer,
        level,
        vipDiscount: vipDiscountOf(viewer),
        now: serverNow(),
      };
    }
    return instance.Status === INSTANCE_STATUS.shutDown
      ? { kind: 'shutdown', onStart: start, busy, reason }
      : { kind: 'unfit', mode: mode === 'progress' ? mode : 'shutdown' };
  };
  const shown: Resource<Start | null> =
    read.state === 'ready'
      ? { ...read, data: read.data && { instance: read.data.instance, stage: stageOf(read.data) } }
      : read;
  return (
    <>
      <StartScreen name={name} start={shown} viewer={viewer} onRetry={look} />
      {kept.question}
    </>
  );
}
