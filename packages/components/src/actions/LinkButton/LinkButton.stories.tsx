import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/PlusIcon';
import type { ButtonVariant } from '../Button/Button';
import { LinkButton } from './LinkButton';

const meta = {
  title: '组件/操作/LinkButton 链接按钮',
  component: LinkButton,
  args: { href: '#store', children: '去租用' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['primary', 'outline', 'plain', 'danger', 'dangerFill', 'text'];

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const WithIcon: Story = { args: { variant: 'primary', icon: <PlusIcon size={14} />, children: '租用实例' } };
export const External: Story = {
  args: { variant: 'text', external: true, href: 'https://docs.example.cn', children: '查看文档' },
};
export const Block: Story = { args: { variant: 'outline', block: true } };

/** Every variant in every size, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, maxWidth: 640 }}>
      {variants.flatMap((variant) =>
        (['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <LinkButton key={`${variant}-${size}`} href="#store" variant={variant} size={size}>
            去租用
          </LinkButton>
        )),
      )}
    </div>
  ),
};
