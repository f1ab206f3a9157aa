import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CardCropDialog, type CardCropDialogProps } from './CardCropDialog';

/** A card of nobody on a table, drawn the same every time. */
function photograph(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#8a7a66';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#eef4ff';
    context.fillRect(width * 0.2, height * 0.25, width * 0.6, (width * 0.6) / 1.585);
    context.fillStyle = '#8fb8ff';
    context.fillRect(width * 0.62, height * 0.32, width * 0.13, height * 0.2);
    context.fillStyle = '#1d2129';
    for (const line of [0, 1, 2])
      context.fillRect(width * 0.25, height * (0.34 + line * 0.07), width * (0.3 - line * 0.04), height * 0.02);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('no picture')) : resolve(new File([blob], 'front.png', { type: 'image/png' })),
    );
  });
}

type Args = Pick<CardCropDialogProps, 'label' | 'onDone'> & { width: number; height: number; broken?: boolean };

function Page({ width, height, broken = false, ...props }: Args) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    void (
      broken
        ? Promise.resolve(new File(['not a picture'], 'broken.png', { type: 'image/png' }))
        : photograph(width, height)
    ).then(setFile);
  }, [width, height, broken]);
  return file === null ? null : <CardCropDialog {...props} open file={file} />;
}

const meta = {
  title: '界面/认证/CardCropDialog 证件裁剪',
  component: Page,
  args: { label: '身份证人像面', width: 1600, height: 1200, onDone: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const ready = () =>
  screen
    .findByRole('button', { name: '放大' })
    .then((button) => waitFor(() => expect(button).toBeEnabled()).then(() => button));
const resultOf = (args: Args) => (args.onDone as ReturnType<typeof fn>).mock.calls[0]?.[0] as File | null;

export const Default: Story = { globals: desktop, tags: ['visual'], play: async () => void (await ready()) };
export const Upright: Story = { args: { width: 900, height: 1600 }, globals: desktop };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-phone'],
  play: async () => void (await ready()),
};
/** A large picture takes a moment to be opened. */
export const Opening: Story = {
  globals: desktop,
  beforeEach: () => {
    const opening = spyOn(window, 'createImageBitmap').mockReturnValue(new Promise(() => undefined));
    return () => opening.mockRestore();
  },
  play: async () => {
    await screen.findByText('正在打开图片');
    await expect(screen.getByRole('button', { name: '使用原图' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: '完成裁剪' })).toBeDisabled();
  },
};
export const Unreadable: Story = {
  args: { broken: true },
  globals: desktop,
  play: async () => {
    await screen.findByText('图片无法打开，请换一张');
    await expect(screen.getByRole('button', { name: '完成裁剪' })).toBeDisabled();
    await expect(screen.queryByRole('group', { name: '裁剪操作' })).toBeNull();
  },
};
/** The browser cannot write what was cut: the picture itself can still go. */
export const NotCut: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(await ready());
    const writing = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer) => answer(null));
    await userEvent.click(screen.getByRole('button', { name: '完成裁剪' }));
    writing.mockRestore();
    await screen.findByText('裁剪失败，请重试或使用原图');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '使用原图' }));
    await expect(resultOf(args)).toMatchObject({ name: 'front.png' });
  },
};
/** Left alone, the very file goes. */
export const AsItIs: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: '完成裁剪' }));
    await waitFor(() => expect(resultOf(args)).toMatchObject({ name: 'front.png', type: 'image/png' }));
  },
};
/** By buttons and by the keyboard, no drag needed. */
export const Cut: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const closer = await ready();
    await userEvent.click(closer);
    screen.getByRole('img', { name: '身份证人像面裁剪预览' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: '完成裁剪' }));
    await waitFor(() => expect(resultOf(args)).toMatchObject({ name: 'front.jpg', type: 'image/jpeg' }));
  },
};
/** So close that hardly a word is left: it is said, and allowed. */
export const TooSmall: Story = {
  args: { width: 800, height: 600 },
  globals: desktop,
  play: async () => {
    const closer = await ready();
    for (let times = 0; times < 3; times += 1) await userEvent.click(closer);
    await screen.findByText(/裁剪后不足 640 × 400 像素/);
  },
};
export const GivenUp: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(args.onDone).toHaveBeenCalledWith(null);
  },
};
