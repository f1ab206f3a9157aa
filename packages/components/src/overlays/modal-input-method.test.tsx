import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog/Dialog';

async function compose() {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="备注" footer={<input aria-label="新备注" />}>
      仅自己可见
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
  const field = screen.getByRole('textbox', { name: '新备注' });
  field.focus();
  fireEvent.compositionStart(field);
  return { onOpenChange, field };
}

const nextFrame = () => new Promise(requestAnimationFrame);

test('the Escape that cancels a composition closes nothing, also where it comes after its end; the next one does', async () => {
  const { onOpenChange, field } = await compose();
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  await nextFrame();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the Tab that takes a candidate leaves the focus in the field', async () => {
  const { field } = await compose();
  fireEvent.keyDown(field, { key: 'Tab' });
  expect(field).toHaveFocus();
  fireEvent.compositionEnd(field);
  await nextFrame();
  fireEvent.keyDown(field, { key: 'Tab' });
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
});
