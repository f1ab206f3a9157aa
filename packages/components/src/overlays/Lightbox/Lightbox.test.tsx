import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Lightbox } from './Lightbox';

const pictures = [
  { src: '/1.png', alt: 'nvidia-smi 输出' },
  { src: '/2.png', alt: '' },
];
describeConformance('Lightbox', <Lightbox pictures={pictures} index={0} onIndexChange={vi.fn()} />, { tag: 'div' });

const Ticket = () => {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button onClick={() => setIndex(0)}>看图</button>
      <Lightbox pictures={pictures} index={index} onIndexChange={setIndex} />
    </>
  );
};
const open = async () => {
  render(<Ticket />);
  await userEvent.click(screen.getByRole('button', { name: '看图' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

test('is named by its picture, leads on by keys, and stops at the ends', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'nvidia-smi 输出' })).toBeVisible();
  expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: '图片' })).toBeVisible();
  expect(screen.getByText('2 / 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(screen.getByText('1 / 2')).toBeVisible();
});

test('Escape closes it and gives the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '看图' })).toHaveFocus());
});

test('a press beside the picture closes it', async () => {
  await open();
  const stage = document.querySelector('[data-part="stage"]');
  if (stage) fireEvent.click(stage);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture that cannot be loaded says so', async () => {
  await open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('图片加载失败');
});
