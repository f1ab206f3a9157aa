import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hosts } from '../../listings/host-fixtures';
import { RentLink } from './HostFacts';
import { rentAddress } from './rent-address';
import { storeQuery, type StoreQuery } from './store-query';

const chosen = (change: Partial<StoreQuery>): StoreQuery => ({ ...storeQuery.blank, ...change });
const asked = (address: string) => Object.fromEntries(new URL(address, 'http://here').searchParams);

test('what was chosen on the market goes on to the order form, a system as an image does', () => {
  const query = chosen({
    type: 'docker',
    period: 'month',
    cards: 4,
    district: '华东一区',
    image: 'Windows',
    couponId: '11',
  });
  expect(asked(rentAddress('H20', query))).toEqual({
    type: 'docker',
    gpu_type: 'H20',
    gpu_num: '4',
    unit: 'month',
    district: '华东一区',
    image: 'Windows',
    coupon_id: '11',
  });
  expect(asked(rentAddress('H20', chosen({ image: 'pytorch-2.5' })))).toMatchObject({ image: 'pytorch-2.5' });
  expect(asked(rentAddress('H20', chosen({})))).not.toHaveProperty('image');
});

test('a host that was looked for because it is paid by usage is ordered so', () => {
  const [host] = hosts;
  if (host === undefined) throw new Error('no host');
  const linked = (change: Partial<StoreQuery>) => {
    const { unmount } = render(<RentLink host={host} query={chosen({ by: 'host', ...change })} />);
    const address = asked(screen.getByRole<HTMLAnchorElement>('link').href);
    unmount();
    return address;
  };
  expect(linked({ usage: true })).toMatchObject({ host: host.HostName, district: host.District, billing: 'usage' });
  expect(linked({})).toMatchObject({ host: host.HostName });
  expect(linked({})).not.toHaveProperty('billing');
});
