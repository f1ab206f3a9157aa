import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { expect, userEvent } from 'storybook/test';
import { ready } from '../../resource';
import { withContainerImage } from './container-image';
import { filledForm, market } from './fixtures';
import { Playing, shownForm } from './shown-order-form';

const meta = {
  title: '界面/实例/创建实例 自定义镜像',
  component: Playing,
  ...shownForm,
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { ...market.options, image_registries: ['docker.io', 'ghcr.io'] };
const container = { ...filledForm, container_type: 'docker' as const };
const byReference = { ...container, image_name: CONTAINER_IMAGE_KEY };
const filled = {
  ...byReference,
  container_image: 'ghcr.io/huggingface/text-generation-inference:3.0',
  start_command: 'text-generation-launcher --model-id qwen --port 8000',
  environment: [
    { name: 'HF_TOKEN', value: 'hf_example' },
    { name: 'MODEL', value: 'qwen' },
  ],
};
const offering = ready(withContainerImage({ ...market, options }, 'docker'));
const phone = { viewport: { value: 'phone' } };

/** Offered beside the images of the house, and not yet chosen: nothing more is asked. */
export const Offered: Story = {
  args: { market: offering, values: container },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('自定义镜像')).toBeVisible();
    await expect(canvas.queryByLabelText('镜像地址')).toBeNull();
  },
};

/** Chosen: variables come and go, each named for those who do not see its place. */
export const Chosen: Story = {
  args: { market: offering, values: byReference },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '镜像地址' }), 'nginx:1.27');
    await userEvent.click(canvas.getByRole('button', { name: '添加变量' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个变量的名称' }), 'MODE');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 个变量的值' }), 'fast');
    await userEvent.click(canvas.getByRole('button', { name: '添加变量' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 个变量' }));
    await expect(canvas.getByRole('textbox', { name: '第 1 个变量的名称' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 个变量' }));
    await expect(canvas.queryByRole('textbox', { name: '第 1 个变量的名称' })).toBeNull();
  },
};

export const Filled: Story = { args: { market: offering, values: filled }, tags: ['visual'] };
export const FilledDark: Story = {
  ...Filled,
  tags: [],
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
};
export const FilledPhone: Story = { args: Filled.args, globals: phone };

/** A registry that is not allowed is told while it is typed. */
export const RegistryNotAllowed: Story = {
  args: { market: offering, values: { ...filled, container_image: 'quay.io/lab/train:1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('只能使用 docker.io、ghcr.io 的公开镜像，请更换镜像地址')).toBeVisible();
  },
};
