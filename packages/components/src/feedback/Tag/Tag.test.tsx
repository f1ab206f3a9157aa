import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Tag } from './Tag';

describeConformance('Tag', <Tag tone="info">企业认证</Tag>, { tag: 'span' });

test('a filter can be taken away by its cross, which says of which filter', async () => {
  const onRemove = vi.fn();
  render(
    <Tag tone="line" onRemove={onRemove} labels={{ remove: '移除筛选：显存 ≥24GB' }}>
      显存 ≥24GB
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: '移除筛选：显存 ≥24GB' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
