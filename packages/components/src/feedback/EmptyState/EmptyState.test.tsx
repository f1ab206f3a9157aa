import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { EmptyState } from './EmptyState';

describeConformance(
  'EmptyState',
  <EmptyState title="还没有实例" help="10 分钟即可开始训练" actions={<Button>去租用</Button>} />,
  { tag: 'div' },
);

test('says what the place is for and offers the action that fills it', () => {
  render(<EmptyState title="还没有实例" help="10 分钟即可开始训练" actions={<Button>去租用</Button>} />);
  expect(screen.getByText('还没有实例')).toBeVisible();
  expect(screen.getByText('10 分钟即可开始训练')).toBeVisible();
  expect(screen.getByRole('button', { name: '去租用' })).toBeVisible();
});
