import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CloseIcon } from '../../icons/CloseIcon';
import { IconButton } from './IconButton';

describeConformance('IconButton', <IconButton label="关闭" icon={<CloseIcon size={14} />} />, { tag: 'button' });

test('its label names it and shows as a tooltip', () => {
  render(<IconButton label="关闭" icon={<CloseIcon />} />);
  expect(screen.getByRole('button', { name: '关闭' })).toHaveAttribute('title', '关闭');
});

test('disabled refuses activation', async () => {
  const onClick = vi.fn();
  render(<IconButton label="关闭" icon={<CloseIcon />} disabled onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
