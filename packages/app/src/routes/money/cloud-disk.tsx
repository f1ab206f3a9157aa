import { getCloudDisk } from '@compute-market/contract/calls/sftp';
import { CloudDiskScreen, type Disk } from '@compute-market/patterns/money/CloudDiskScreen';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { useCloudDiskOrder } from '../../purchase/useCloudDiskOrder';
import { clock, serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useRefresh } from '../useRefresh';
import { moneyRouteMessages as messages } from './messages';

/** The disk without its password, which the page does not hold before someone wants to see it. */
async function readDisk(options: CallOptions): Promise<Disk> {
  const { Passwd: _hidden, ...disk } = await api.call(getCloudDisk, {}, options);
  return disk;
}

async function revealPassword(): Promise<string> {
  const { Passwd } = await api.call(getCloudDisk, {});
  if (Passwd === undefined) throw new Error(messages.noPassword);
  return Passwd;
}

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({
  disk: settle(readDisk({ signal })),
});

export function Component() {
  const data = useLoaderData<typeof loader>();
  const viewer = useViewer();
  const { refresh } = useRefresh();
  const { offset } = useSnapshot(clock);
  const { order, start } = useCloudDiskOrder({
    viewer,
    onDone: (type) => {
      showSuccess(messages.diskOrders[type]);
      refresh();
    },
  });
  return (
    <CloudDiskScreen
      viewer={viewer}
      disk={useResult(data.disk)}
      now={serverNow()}
      clockOffset={offset}
      onReveal={revealPassword}
      order={order}
      onOrder={start}
      onRefresh={refresh}
    />
  );
}
