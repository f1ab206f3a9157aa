import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { LiveDotIcon } from '../../icons/LiveDotIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { StatusChip } from './StatusChip';

describeConformance(
  'StatusChip',
  <StatusChip tone="ok" icon={<LiveDotIcon size={14} />}>
    运行中
  </StatusChip>,
  { tag: 'span' },
);

test('a status is a word with an icon, never a colour alone', () => {
  const { container } = render(
    <StatusChip tone="info" icon={<LoaderIcon size={14} />} spinning>
      启动中
    </StatusChip>,
  );
  expect(screen.getByText('启动中')).toBeVisible();
  expect(container.querySelector('[data-part=icon][data-spinning] svg')).not.toBeNull();
});
