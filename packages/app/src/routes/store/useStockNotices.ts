import { noticeWhenInStock } from '@compute-market/contract/calls/stock-notice';
import type { ContainerType } from '@compute-market/contract/enumerations';
import type { StoreScreenProps } from '@compute-market/patterns/store/StoreScreen';
import { useCallback, useState } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { showSuccess } from '../../state/toasts';
import type { Resource } from '@compute-market/patterns/resource';
import { storeRouteMessages as words } from './messages';
import { noticeKey } from './store-data';

type Notice = ReturnType<StoreScreenProps['noticeOf']>;

/** The customer's requests for a notice of new stock: as the server knows them, with what was asked here since. The client shows a failure. */
export function useStockNotices(
  type: ContainerType,
  wished: Resource<readonly string[]>,
): Pick<StoreScreenProps, 'noticeOf' | 'onNotice'> {
  const [since, setSince] = useState<Readonly<Record<string, Notice>>>({});
  const noticeOf = (gpuType: string): Notice => {
    const key = noticeKey(type, gpuType);
    return since[key] ?? (wished.state === 'ready' && wished.data.includes(key) ? 'on' : 'off');
  };
  const onNotice = useCallback(
    async (gpuType: string, wanted: boolean) => {
      const put = (notice: Notice) => setSince((before) => ({ ...before, [noticeKey(type, gpuType)]: notice }));
      put('pending');
      try {
        await api.call(noticeWhenInStock, { container_type: type, gpu_type: gpuType, wanted });
        put(wanted ? 'on' : 'off');
        if (wanted) showSuccess(words.noticed, words.noticedHelp);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        put(wanted ? 'failed' : 'on');
      }
    },
    [type],
  );
  return { noticeOf, onNotice: (gpuType, wanted) => void onNotice(gpuType, wanted) };
}
