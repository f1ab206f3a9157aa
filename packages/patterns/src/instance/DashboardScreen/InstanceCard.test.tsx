import { routes } from '@compute-market/contract/routes';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellContext, makeInstance } from './fixtures';
import { InstanceCard } from './InstanceCard';

test('the name on a card leads to the page of its instance, as the name in the table does', () => {
  const instance = makeInstance({ Container_name: 'k4xs8a6qtvaa', Note: '训练 A' });
  render(<InstanceCard instance={instance} context={cellContext} highlighted={false} />);
  const name = screen.getByRole('heading', { level: 2, name: '训练 A' });
  expect(within(name).getByRole('link', { name: '训练 A' })).toHaveAttribute(
    'href',
    routes.instancePlugin.to({ instanceName: 'k4xs8a6qtvaa' }),
  );
});
