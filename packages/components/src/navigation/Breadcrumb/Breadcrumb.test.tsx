import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Breadcrumb } from './Breadcrumb';

const items = [{ label: '我的实例', href: '#dashboard' }, { label: 'llama3-8b-sft' }];

describeConformance('Breadcrumb', <Breadcrumb items={items} />, { tag: 'nav' });

test('leads back and marks the page that is shown', () => {
  render(<Breadcrumb items={items} />);
  expect(screen.getByRole('navigation', { name: '面包屑导航' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '我的实例' })).toHaveAttribute('href', '#dashboard');
  expect(screen.getByText('llama3-8b-sft')).toHaveAttribute('aria-current', 'page');
});

test('a step without a page of its own is not the page that is shown', () => {
  render(<Breadcrumb items={[{ label: '控制台', href: '#' }, { label: '费用' }, { label: '发票' }]} />);
  expect(screen.getByText('费用')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('发票')).toHaveAttribute('aria-current', 'page');
});
