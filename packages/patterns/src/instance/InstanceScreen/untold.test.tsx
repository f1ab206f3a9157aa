import type { Instance } from '@compute-market/contract/entities/instance';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { running } from './fixtures';
import { InstanceScreen, type InstanceScreenProps } from './InstanceScreen';
import { inConsole, shown } from './shown-instance';

/** The page of an instance of which a back end that is not ours tells less. */
function page(tab: InstanceScreenProps['tab'], changes: Partial<Instance>) {
  return render(<InstanceScreen {...inConsole.args} tab={tab} detail={shown({ ...running, ...changes })} />);
}

/** What stands beside a term. */
const beside = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;

test('a data disk and a renewal that are not told are not said to be none', async () => {
  page('configuration', { AddDisk: Number.NaN, InstanceAutorenew: undefined });
  expect([await beside('数据盘'), await beside('自动续费')]).toEqual([
    expect.stringMatching(/^—/),
    expect.stringMatching(/^—/),
  ]);
});

test('a renewal that was never set is said to be off', async () => {
  page('configuration', { InstanceAutorenew: null });
  expect(await beside('自动续费')).toBe('未开启');
});

test('a screen without a port has no address', async () => {
  page('connect', { VncPort: 0 });
  const part = within(await screen.findByRole('region', { name: '图形桌面' }));
  expect(part.queryByText(/:0$/)).toBeNull();
});
