import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Card } from './Card';

describeConformance(
  'Card',
  <Card title="子账号" meta="4 个">
    内容
  </Card>,
  { tag: 'section' },
);

test('its title names the region', () => {
  render(<Card title="通知设置">短信</Card>);
  expect(screen.getByRole('region', { name: '通知设置' })).toHaveTextContent('短信');
});

test('without a title it is no region', () => {
  render(<Card>短信</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});
