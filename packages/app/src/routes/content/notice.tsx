import { getInstances } from '@compute-market/contract/calls/instance';
import { getNotice } from '@compute-market/contract/calls/notice';
import type { Instance } from '@compute-market/contract/entities/instance';
import { readList } from '@compute-market/contract/envelope';
import { NoticeScreen, type AffectedInstance } from '@compute-market/patterns/content/NoticeScreen';
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
  const page = await api.call(getInstances, { page: 1, page_size: mostInstances }, { signal });
  return readList<Instance>(page)
    .filter(({ District }) => districts.includes(District))
    .map(({ Container_name, Note, District }) => ({
      name: Container_name,
      title: Note === '' ? Container_name : Note,
      district: District,
    }));
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
