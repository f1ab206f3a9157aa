import { Card } from '@compute-market/components/card';
import { DescriptionList } from '@compute-market/components/description-list';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { Free, Online, PerCard, Place, PriceOfCard, RentLink, Software, Uplink, type HostView } from './HostFacts';
import { hostMessages as words } from './host-messages';

/** One host as a phone shows it. */
export const HostCard = ({ host, ...view }: HostView & { host: HostOffer }) => (
  <Card title={host.HostName} actions={<Free host={host} />} footer={<RentLink {...{ host, ...view }} block />}>
    <DescriptionList
      dense
      items={[
        { key: 'gpu', term: words.gpu, detail: words.model(host.GpuType, host.GpuMem) },
        { key: 'place', term: words.room, detail: <Place {...{ host, ...view }} /> },
        { key: 'share', term: words.perCard, detail: <PerCard host={host} /> },
        { key: 'online', term: words.online, detail: <Online host={host} /> },
        { key: 'uplink', term: words.uplink, detail: <Uplink host={host} /> },
        { key: 'software', term: words.software, detail: <Software host={host} /> },
        { key: 'disk', term: words.disk, detail: words.gigabytes(host.MaxDisk) },
        { key: 'price', term: words.price, detail: <PriceOfCard {...{ host, ...view }} /> },
      ]}
    />
  </Card>
);
