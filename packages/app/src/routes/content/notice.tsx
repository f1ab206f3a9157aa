import { getBareMetalInstances, getInstances } from '@compute-market/contract/calls/instance';
import { getNotice } from '@compute-market/contract/calls/notice';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { readList } from '@compute-market/contract/envelope';
import { affectedBy, NoticeScreen, type AffectedInstance } from '@compute-market/patterns/content/NoticeScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { markNoticesSeen, notices } from '../../state/notices';
import { session } from '../../state/session';
import { settle, useResult } from '../result';

/** More than this many are not counted one by one. */
const mostInstances = 100;

/** The viewer's machines in the rooms of a notice. A visitor has none. */
async function readAffected(districts: readonly string[], signal: AbortSignal): Promise<AffectedInstance[]> {
  if (session.token === null || districts.length === 0) return [];
  const page = { page: 1, page_size: mostInstances };
  const options = { signal };
  const [rented, metal] = await Promise.all([
    // Without what is over: a long history would fill the page before what still runs.
    api.call(getInstances, { ...page, status_type: INSTANCE_STATUS_FILTER.default }, options),
    // The notice is shown without them.
    settle(api.call(getBareMetalInstances, page, options)),
  ]);
  return affectedBy(districts, readList<Instance>(rented), metal.ok ? readList<BareMetalInstance>(metal.data) : []);
}

export function loader({ request: { signal }, params }: LoaderFunctionArgs) {
  const text = api.call(getNotice, { id: Number(params.id) }, { signal });
  return { notice: settle(text), affected: settle(text.then(({ Districts }) => readAffected(Districts, signal))) };
}

export function Component() {
  const { notice, affected } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const read = useResult(notice);
  const machines = useResult(affected);
  const shown = dataOf(read)?.Id;
  const newest = useSnapshot(notices).latest?.[0]?.Id;
  useEffect(() => {
    if (newest !== undefined && newest === shown) markNoticesSeen(newest);
  }, [newest, shown]);
  return <NoticeScreen notice={read} affected={dataOf(machines) ?? []} onRetry={() => void revalidate()} />;
}
