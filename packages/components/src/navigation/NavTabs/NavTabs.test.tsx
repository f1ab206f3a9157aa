import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { NavTabs } from './NavTabs';

const items = [
  { href: '#store', label: '算力市场', current: true },
  { href: '#console', label: '控制台', count: 3 },
];

describeConformance('NavTabs', <NavTabs items={items} label="主导航" />, { tag: 'nav' });

test('its words are links and one of them is the current page', () => {
  render(<NavTabs items={items} label="主导航" />);
  expect(screen.getByRole('link', { name: '算力市场' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /控制台/ })).not.toHaveAttribute('aria-current');
});
