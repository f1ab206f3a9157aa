import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CloseIcon } from '../../icons/CloseIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { IconButton, type IconButtonSize, type IconButtonVariant } from './IconButton';

const meta = {
  title: '组件/操作/IconButton 图标按钮',
  component: IconButton,
  args: { label: '关闭', icon: <CloseIcon size={14} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: IconButtonVariant[] = ['plain', 'outline', 'danger'];
const sizes: IconButtonSize[] = ['sm', 'md', 'lg'];

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', size: 'md', label: '搜索', icon: <SearchIcon /> } };
export const Danger: Story = { args: { variant: 'danger', label: '删除' } };
export const Expanded: Story = { args: { 'aria-expanded': true, label: '更多' } };
export const Disabled: Story = { args: { disabled: true } };

/** Every variant in every size, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12, alignItems: 'center' }}>
      {variants.flatMap((variant) =>
        sizes.flatMap((size) => [
          <IconButton
            key={`${variant}-${size}`}
            variant={variant}
            size={size}
            label="搜索"
            icon={<SearchIcon size={size === 'sm' ? 14 : 16} />}
          />,
          <IconButton
            key={`${variant}-${size}-disabled`}
            variant={variant}
            size={size}
            label="搜索"
            icon={<SearchIcon size={size === 'sm' ? 14 : 16} />}
            disabled
          />,
        ]),
      )}
    </div>
  ),
};
