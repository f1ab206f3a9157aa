import { render, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BottomSheet } from './BottomSheet/BottomSheet';
import { CommandPalette } from './CommandPalette/CommandPalette';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
import { Dialog } from './Dialog/Dialog';
import { Drawer } from './Drawer/Drawer';
import { Lightbox } from './Lightbox/Lightbox';

const nothing = () => undefined;
const layers: [string, ReactElement][] = [
  ['Dialog', <Dialog key="" open onOpenChange={nothing} title="修改备注" />],
  ['Drawer', <Drawer key="" open onOpenChange={nothing} title="修改备注" />],
  ['BottomSheet', <BottomSheet key="" open onOpenChange={nothing} title="修改备注" />],
  ['ConfirmDialog', <ConfirmDialog key="" open onOpenChange={nothing} onConfirm={nothing} title="关机" />],
  ['CommandPalette', <CommandPalette key="" open onOpenChange={nothing} groups={[]} />],
  ['Lightbox', <Lightbox key="" pictures={[{ src: '/id.png', alt: '证件' }]} index={0} onIndexChange={nothing} />],
];

test.each(layers)(
  'a %s that is open on a page of a server comes with its browser, and has the focus',
  async (_, layer) => {
    const page = (
      <main>
        <h1>订单</h1>
        {layer}
      </main>
    );
    const onRecoverableError = vi.fn();
    const complained = vi.spyOn(console, 'error').mockImplementation(nothing);
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const drawn = within(container).getByRole('heading', { name: '订单' });
    render(page, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
    expect(drawn).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.closest('[role$="dialog"]')).toBeInTheDocument());
  },
);
