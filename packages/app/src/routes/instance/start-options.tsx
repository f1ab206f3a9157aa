import { getStartOptions, noticeWhenFree } from '@compute-market/contract/calls/instance';
import { isKept } from '@compute-market/patterns/instance-facts';
import { StartOptionsScreen, type KeptInstance } from '@compute-market/patterns/instance/StartScreen';
import { vipDiscountOf } from '@compute-market/patterns/viewer';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { readInstance } from './read-instance';

async function readKept(name: string, options: CallOptions): Promise<KeptInstance | null> {
  const instance = await readInstance(name, options);
  if (instance === null) return null;
  return {
    instance,
    options: isKept(instance) ? await api.call(getStartOptions, { instance_name: name }, options) : null,
  };
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return { kept: settle(readKept(new URL(url).searchParams.get('instance_name') ?? '', { signal })) };
}

export function Component() {
  const kept = useResult(useLoaderData<typeof loader>().kept);
  const { revalidate } = useRevalidator();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const name = search.get('instance_name') ?? '';
  const notice = async (gpuNum: number) => {
    await api.call(noticeWhenFree, { instance_name: name, gpu_num: gpuNum });
    await revalidate();
  };
  return (
    <StartOptionsScreen
      name={name}
      kept={kept}
      viewer={viewer}
      vipDiscount={vipDiscountOf(viewer)}
      onRefresh={() => void revalidate()}
      onNotice={notice}
    />
  );
}
