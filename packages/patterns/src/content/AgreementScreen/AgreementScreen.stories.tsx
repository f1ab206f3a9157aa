import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loading, ready } from '../../resource';
import type { Agreement } from './agreement';
import { AgreementScreen, type AgreementScreenProps } from './AgreementScreen';

const current = { version: '1.1', effective: '2026-11-01' };
const former = { version: '1.0', effective: '2026-01-01' };

const rent: Agreement = {
  title: '算力租用协议',
  versions: [current, former],
  shown: current,
  text: `本协议适用于您在平台租用、续费、升级与释放算力的行为。

## 一、订单

1. 订单页列明显卡、规格、机房、镜像、磁盘、带宽、时长与应付金额。
2. 支付时平台会重新核对库存与价格；价格变化时，须经您再次确认。

## 二、到期

| 到期处理 | 结果 | 费用 |
| --- | --- | --- |
| 保留磁盘 | 实例停止，磁盘与数据保留 | 按磁盘大小每小时结算 |
| 释放磁盘 | 实例与数据立即清除 | 不再计费 |

## 三、退费

按小时租用的订单不支持中途退费。`,
};

function Page(props: AgreementScreenProps) {
  return (
    <main>
      <AgreementScreen {...props} />
    </main>
  );
}

const meta = {
  title: '界面/内容/AgreementScreen 协议',
  component: Page,
  args: {
    agreement: ready(rent),
    versionHref: ({ version }) => routes.agreements.to({ doc: 'rent', version }),
    onPrint: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const FormerVersion: Story = { args: { agreement: ready({ ...rent, shown: former }) }, globals: desktop };
export const WithTheWayBack: Story = {
  args: {
    foot: (
      <LinkButton variant="outline" href={routes.account.to()}>
        返回账号信息
      </LinkButton>
    ),
  },
  globals: desktop,
};
export const Loading: Story = { args: { agreement: loading, title: '算力租用协议' }, globals: desktop };
export const Failed: Story = {
  args: { agreement: { state: 'error', reason: '网络连接失败，请检查网络后重试' }, title: '算力租用协议' },
  globals: desktop,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };
