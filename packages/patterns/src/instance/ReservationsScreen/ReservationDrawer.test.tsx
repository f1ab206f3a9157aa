import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reservations } from './fixtures';
import { ReservationDrawer } from './ReservationDrawer';

test('a remark that was left out is none, and not unknown', () => {
  const [first] = reservations;
  if (first === undefined) throw new Error('no reservation');
  render(
    <ReservationDrawer
      reservation={{ ...first, Remark: '' }}
      open
      onOpenChange={vi.fn()}
      onClosed={vi.fn()}
      onAgain={vi.fn()}
    />,
  );
  const remark = screen.getByText('备注').nextElementSibling;
  expect(remark).toHaveTextContent('无');
  expect(remark).not.toHaveTextContent('未知');
});
