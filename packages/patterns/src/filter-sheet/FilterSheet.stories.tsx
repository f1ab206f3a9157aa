import { Field } from '@compute-market/components/field';
import { SearchField } from '@compute-market/components/search-field';
import { Select } from '@compute-market/components/select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterSheet } from './FilterSheet';

const meta = {
  title: '界面/框架/FilterSheet 筛选抽屉',
  component: FilterSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    search: <SearchField size="touch" placeholder="搜索订单号" />,
    count: 2,
    total: 18,
    onClear: fn(),
    children: (
      <Field label="支付方式">
        <Select
          size="touch"
          value="wechat"
          onValueChange={fn()}
          options={[
            { value: 'wechat', label: '微信' },
            { value: 'alipay', label: '支付宝' },
          ]}
        />
      </Field>
    ),
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual-phone'] };
export const NothingSet: Story = { args: { count: 0 } };
export const WithoutSearch: Story = { args: { search: undefined } };

/** The sheet says how much there is to see, and clears what is set. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '筛选 (2)' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await userEvent.click(sheet.getByRole('button', { name: '清空筛选' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(sheet.getByRole('button', { name: '查看 18 条结果' })).toBeVisible();
  },
};
