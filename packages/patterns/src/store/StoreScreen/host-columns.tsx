import type { TableColumn } from '@compute-market/components/table';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { Free, Online, PerCard, Place, PriceOfCard, RentLink, Software, Uplink, type HostView } from './HostFacts';
import { hostMessages as words } from './host-messages';
import { Minor } from './Later.styles';

/** The columns of the market by host. */
export const hostColumns = (view: HostView): readonly TableColumn<HostOffer>[] => [
  {
    key: 'host',
    header: words.host,
    width: 168,
    rowHeader: true,
    sticky: 'start',
    cell: (host) => (
      <>
        {host.HostName}
        <Minor data-block="">
          <Place {...{ host, ...view }} />
        </Minor>
      </>
    ),
  },
  {
    key: 'gpu',
    header: words.gpu,
    cell: (host) => (
      <>
        {host.GpuType}
        <Minor data-block="">{words.gigabytes(host.GpuMem)}</Minor>
      </>
    ),
  },
  { key: 'free', header: words.free, width: 96, cell: (host) => <Free host={host} /> },
  { key: 'share', header: words.perCard, cell: (host) => <PerCard host={host} /> },
  { key: 'online', header: words.online, width: 112, cell: (host) => <Online host={host} /> },
  { key: 'software', header: words.software, width: 112, hideBelow: 'lg', cell: (host) => <Software host={host} /> },
  { key: 'uplink', header: words.uplink, width: 96, hideBelow: 'lg', cell: (host) => <Uplink host={host} /> },
  {
    key: 'disk',
    header: words.disk,
    width: 112,
    hideBelow: 'lg',
    cell: ({ MaxDisk }) => words.gigabytes(MaxDisk),
  },
  {
    key: 'price',
    header: words.price,
    width: 128,
    align: 'end',
    cell: (host) => <PriceOfCard {...{ host, ...view }} />,
  },
  {
    key: 'action',
    header: words.action,
    width: 88,
    align: 'end',
    sticky: 'end',
    cell: (host) => <RentLink {...{ host, ...view }} />,
  },
];
