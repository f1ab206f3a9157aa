import { deleteOwnImage } from '@compute-market/contract/calls/own-image';
import type { OwnImage } from '@compute-market/contract/entities/own-image';
import { getCloudDisk } from '@compute-market/contract/calls/sftp';
import { isImageChanging, OwnImages } from '@compute-market/patterns/instance/OwnImages';
import { CloudDiskScreen, type Disk } from '@compute-market/patterns/money/CloudDiskScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readOwnImages } from '../../flows/own-images';
import { useCloudDiskOrder } from '../../purchase/useCloudDiskOrder';
import { clock, serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { moneyRouteMessages as messages } from './messages';

/** An image is made or deleted within seconds to minutes: how often the page is read meanwhile, ms. */
const quickPollMs = 2000;

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
  images: settle(readOwnImages({ signal })),
});

export function Component() {
  const data = useLoaderData<typeof loader>();
  const viewer = useViewer();
  const { refresh, refreshSoon, readAgain } = useRefresh();
  const images = useResult(data.images);
  const isChanging = dataOf(images)?.data.some(isImageChanging) ?? false;
  useAutoRefresh(isChanging, readAgain, isChanging ? quickPollMs : undefined);
  const deleteImage = async ({ Key }: OwnImage) => {
    await api.call(deleteOwnImage, { image_key: Key });
    showSuccess(messages.imageDeleting);
    refresh();
  };
  const { offset } = useSnapshot(clock);
  const { order, start } = useCloudDiskOrder({
    viewer,
    onDone: (type) => {
      showSuccess(messages.diskOrders[type]);
      refresh();
    },
    onStale: refreshSoon,
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
    >
      <OwnImages viewer={viewer} images={images} onDelete={deleteImage} onRetry={refresh} />
    </CloudDiskScreen>
  );
}
