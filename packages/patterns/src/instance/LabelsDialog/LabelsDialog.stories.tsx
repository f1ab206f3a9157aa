import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeInstance } from '../DashboardScreen/fixtures';
import { LabelsDialog } from './LabelsDialog';
import { labelsMessages as words } from './messages';

const labelled = makeInstance({
  Container_name: 'k7f3a2c',
  Note: 'llama3-8b-sft',
  Project: '大模型预训练',
  Tags: ['训练', '夜间'],
});
const plain = makeInstance({ Container_name: 'k2b91de', Note: 'sdxl-推理服务-生产', Project: '', Tags: [] });

const meta = {
  title: '界面/实例/LabelsDialog 项目与标签',
  component: LabelsDialog,
  args: {
    open: true,
    instances: [labelled],
    projects: ['大模型预训练', '渲染外包', '缺陷检测'],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 620 } } },
} satisfies Meta<typeof LabelsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const dialog = async () => within(await screen.findByRole('dialog', { name: words.title }));

/** One instance: another of the projects is chosen, one tag goes and one comes. */
export const One: Story = {
  globals: desktop,
};

/** Only what changed is saved. */
export const Changing: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(await page.findByRole('radio', { name: '渲染外包' }));
    await expect(page.getByRole('textbox', { name: words.project })).toHaveValue('渲染外包');
    await userEvent.type(page.getByRole('textbox', { name: words.tags }), '急{Enter}');
    await userEvent.click(page.getByRole('button', { name: words.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ project: '渲染外包', added: ['急'], removed: [] }));
  },
};

/** Several of different projects: nothing is said of where they are. */
export const Several: Story = { globals: desktop, args: { instances: [labelled, plain] } };

/** A refusal stands in the dialog, and what was typed stays. */
export const Refused: Story = {
  globals: desktop,
  args: { onSave: fn(() => Promise.reject(new Error('最多可建 100 个项目，请先删除不用的项目'))) },
  play: async () => {
    const page = await dialog();
    const field = await page.findByRole('textbox', { name: words.project });
    await userEvent.clear(field);
    await userEvent.type(field, '多模态');
    await userEvent.click(page.getByRole('button', { name: words.save }));
    await page.findByText('最多可建 100 个项目，请先删除不用的项目');
    await expect(field).toHaveValue('多模态');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
