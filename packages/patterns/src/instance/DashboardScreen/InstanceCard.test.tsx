import { routes } from '@compute-market/contract/routes';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CellContext } from './columns';
import { makeInstance, now } from './fixtures';
import { InstanceCard } from './InstanceCard';

const context: CellContext = {
  now,
  clockOffset: 0,
  vipDiscount: 10_000,
  showsCreator: false,
  showsLabels: false,
  courses: new Map(),
  onAction: vi.fn(),
  onOrder: vi.fn(),
  onNavigate: vi.fn(),
  onDownloadRdp: vi.fn(),
};

test('the name on a card leads to the page of its instance, as the name in the table does', () => {
  const instance = makeInstance({ Container_name: 'k4xs8a6qtvaa', Note: '训练 A' });
  render(<InstanceCard instance={instance} context={context} highlighted={false} />);
  const name = screen.getByRole('heading', { level: 2, name: '训练 A' });
  expect(within(name).getByRole('link', { name: '训练 A' })).toHaveAttribute(
    'href',
    routes.instancePlugin.to({ instanceName: 'k4xs8a6qtvaa' }),
  );
});
