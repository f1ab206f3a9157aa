import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { BottomSheet } from './BottomSheet';

describeConformance(
  'BottomSheet',
  <BottomSheet open onOpenChange={() => undefined} title="筛选">
    显存、机房
  </BottomSheet>,
  { tag: 'div' },
);

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>筛选</Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title="筛选显卡"
        footer={<Button onClick={() => setOpen(false)}>查看 36 款</Button>}
      >
        显存、机房
      </BottomSheet>
    </>
  );
}

test('Escape closes it and the opener has the focus again', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: '筛选' }));
  expect(await screen.findByRole('dialog', { name: '筛选显卡' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});
