import { getBareMetalInstances, getInstances } from '@compute-market/contract/calls/instance';
import { getNotice } from '@compute-market/contract/calls/notice';
import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Page as PageOf } from '@compute-market/contract/entities/page';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { affectedBy, NoticeScreen, type AffectedInstance } from '@compute-market/patterns/content/NoticeScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { markNoticesSeen, notices } from '../../state/notices';
import { session } from '../../state/session';
import { readAllPages } from '../read-pages';
import { settle, useResult } from '../result';

/** The viewer's machines in the rooms of a notice. A visitor has none. */
async function readAffected(districts: readonly string[], signal: AbortSignal): Promise<AffectedInstance[]> {
  if (session.token === null || districts.length === 0) return [];
  const options = { signal };
  const [rented, metal] = await Promise.all([
    readAllPages<PageOf<Instance>>(
      (page, page_size) =>
        // Without what is over: a long history would only be read to be left out.
        api.call(getInstances, { page, page_size, status_type: INSTANCE_STATUS_FILTER.default }, options),
      ({ Container_name }) => Container_name,
    ),
    // The notice is shown without them.
    settle(
      readAllPages<PageOf<BareMetalInstance>>(
        (page, page_size) => api.call(getBareMetalInstances, { page, page_size }, options),
        ({ Name }) => Name,
      ),
    ),
  ]);
  return affectedBy(districts, rented, metal.ok ? metal.data : []);
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
