import type { Meta, StoryObj } from '@storybook/react-vite';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { makeOrder } from '../OrderScreen/fixtures';
import type { OrderShown } from './data';
import { makeDetail, now, wholeStory } from './fixtures';
import { OrderDetailScreen } from './OrderDetailScreen';

const shownOf = (detail = makeDetail()): Resource<OrderShown> => ready({ order: detail.Order, detail });
const untold = { ChannelNo: '', Credit: null, AbleAmount: 0, RefundableAmount: 0, ReceiptUrl: '' };
const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const meta = {
  title: '界面/费用/OrderDetailScreen 充值详情',
  component: OrderDetailScreen,
  render: (args) => (
    <ConsoleFrame viewer={mainAccount} lit="orders" unreadWorkOrder={false}>
      <OrderDetailScreen {...args} />
    </ConsoleFrame>
  ),
  args: {
    number: '118220261118',
    shown: shownOf(),
    // The countdown runs on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid and credited: what can be done is what is left of it. */
export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载收据' })).toHaveAttribute('href', '/files/receipts/sample.pdf');
    await expect(canvas.getByRole('link', { name: '申请退款' })).toHaveAttribute('href', '/console/balanceRefund');
    await expect(canvas.getByRole('link', { name: '开发票' })).toHaveAttribute('href', '/console/invoice');
    const entry = canvas.getByRole('link', { name: '在余额变动中查看' });
    await expect(entry).toHaveAttribute(
      'href',
      '/console/expenseDetail?tab=balance&from=2026-11-18&to=2026-11-18&type=1&min=2000&max=2000',
    );
  },
};
/** Invoices and refunds stand in the order of their time. */
export const WholeStory: Story = {
  args: { shown: shownOf(wholeStory) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const progress = within(canvas.getByRole('region', { name: '进度' }));
    const titles = [
      '下单',
      '付款成功',
      '到账',
      '申请开票',
      '发票已开具',
      '申请退款',
      '退款已退回',
      '申请退款',
      '退款未通过',
      '申请开票',
    ];
    const events = progress.getAllByRole('listitem');
    await expect(events).toHaveLength(titles.length);
    for (const [index, title] of titles.entries()) await expect(events[index]).toHaveTextContent(title);
    await expect(canvas.getByRole('link', { name: '下载发票 FP202611180031' })).toBeVisible();
  },
};
export const Unpaid: Story = {
  args: {
    number: '118220261120',
    shown: shownOf(makeDetail({ Order: makeOrder({ Status: ORDER_STATUS.unpaid }), ...untold, ExpireTime: now + 219 })),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '继续支付' })).toHaveAttribute(
      'href',
      '/console/pay?out_trade_no=118220261120&from=orders',
    );
    await expect(canvas.queryByRole('link', { name: '下载收据' })).toBeNull();
  },
};
export const UnpaidTransfer: Story = {
  args: {
    shown: shownOf(
      makeDetail({
        Order: makeOrder({ Status: ORDER_STATUS.unpaid, PayType: PAY_TYPE.corporateTransfer }),
        ...untold,
      }),
    ),
  },
  globals: desktop,
};
export const Closed: Story = {
  args: {
    shown: shownOf(
      makeDetail({ Order: makeOrder({ Status: ORDER_STATUS.closed }), ...untold, CloseTime: 1_795_154_940 }),
    ),
  },
  globals: desktop,
};
export const Cancelled: Story = {
  args: {
    shown: shownOf(
      makeDetail({
        Order: makeOrder({ Status: ORDER_STATUS.closed, Cancelled: true }),
        ...untold,
        CloseTime: 1_795_154_700,
      }),
    ),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('付款人取消了这笔支付，没有扣款');
  },
};
/** A back end of others tells the order in its list alone. */
export const OrderAlone: Story = {
  args: { shown: ready({ order: makeDetail().Order, detail: null }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText(/^当前服务未提供此功能/);
    await expect(canvas.queryByText('渠道单号')).toBeNull();
    await expect(canvas.queryByRole('link', { name: '下载收据' })).toBeNull();
  },
};
/** An order of someone else is as missing as one that never was. */
export const Missing: Story = {
  args: { number: '999', shown: ready(null) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回充值记录' })).toHaveAttribute('href', '/console/orders');
  },
};
export const Loading: Story = { args: { shown: loading }, globals: desktop };
export const Slow: Story = { args: { shown: loading }, parameters: { slowAfter: 0 }, globals: desktop };
export const Failed: Story = {
  args: {
    shown: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3' },
  },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};
export const LargeSums: Story = {
  args: {
    number: '999999999999999',
    shown: shownOf(
      makeDetail({
        Order: makeOrder({ ...makeDetail().Order, OutTradeNo: '999999999999999', Amount: 10_000_000 }),
        Credit: { Id: 1, CreateTime: 1_794_966_179, Amount: 10_000_000, MoneyLeft: 99_999_999.99 },
        AbleAmount: 10_000_000,
        RefundableAmount: 10_000_000,
        Invoices: wholeStory.Invoices.map((invoice) => ({
          ...invoice,
          Title: '某某市高性能计算与人工智能联合实验室'.repeat(3),
        })),
      }),
    ),
  },
  globals: desktop,
};
export const Tablet: Story = { args: WholeStory.args, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { args: WholeStory.args, globals: phone, tags: ['visual-phone'] };
export const PhoneUnpaid: Story = { args: Unpaid.args, globals: phone };
export const PhoneLargeSums: Story = { args: LargeSums.args, globals: phone };
