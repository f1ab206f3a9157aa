import { runway } from '../../runway/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBrand } from '@compute-market/contract/brand';
import type { CSSProperties } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mainAccount, mainAccountWith, monthlySubAccount, subAccount } from '../../viewer/fixtures';
import { SearchEntry } from '../SearchEntry/SearchEntry';
import { ThemeChoice } from '../ThemeChoice';
import { newestNotices, ownAlerts } from './fixtures';
import { TopBar } from './TopBar';

const meta = {
  title: '界面/框架/TopBar 顶栏',
  component: TopBar,
  args: {
    brand: defaultBrand,
    viewer: mainAccount,
    menu: 'console',
    screen: null,
    notices: newestNotices,
    lastSeenNotice: '14',
    hasNews: true,
    unreadWorkOrder: false,
    onNoticesSeen: fn(),
    onReadNotices: fn(() => Promise.resolve()),
    onReadAlerts: fn(() => Promise.resolve(ownAlerts)),
    onGuide: fn(),
    onReadRunway: fn(() => Promise.resolve(runway)),
    onLogout: fn(),
    themeChoice: <ThemeChoice chosen="light" onChoose={fn()} />,
    search: <SearchEntry onOpen={fn()} />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 480 } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const atOpacity = (opacity: number) => ({ '--bar-opacity': opacity }) as CSSProperties;
const openAccount: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /账号菜单/ }));
  await screen.findByRole('button', { name: '退出登录' });
};
const openBell: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('link', { name: /公告/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('link', { name: '查看更多' });
};
const openDrawer: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打开导航' }));
  await screen.findByRole('dialog');
};

export const MainAccount: Story = { tags: ['visual'], globals: desktop };
export const Visitor: Story = {
  args: { viewer: { role: 'visitor' }, menu: 'store' },
  tags: ['visual'],
  globals: desktop,
};
export const SubAccount: Story = { args: { viewer: subAccount }, globals: desktop };
export const AccountUnknown: Story = { args: { viewer: { role: 'unknown' } }, globals: desktop };
/** Who looks could not be read. */
export const AccountFailed: Story = {
  args: { viewer: { role: 'unknown' }, onRetryViewer: () => undefined },
  globals: desktop,
};
export const UnreadTicket: Story = { args: { unreadWorkOrder: true }, globals: desktop };
export const NoNews: Story = { args: { lastSeenNotice: '15', hasNews: false }, globals: desktop };
export const InArrears: Story = {
  args: { viewer: mainAccountWith({ Money: -1240.55, CreditMoneyQuota: 0 }) },
  globals: desktop,
};
export const LargeBalance: Story = {
  args: { viewer: mainAccountWith({ Money: 98_765_432.1 }), unreadWorkOrder: true },
  globals: { viewport: { value: 'tablet' } },
};

const overHero =
  (opacity: number): Story['render'] =>
  (args) => (
    <div style={{ height: 120, background: 'linear-gradient(var(--cm-color-hero-from), var(--cm-color-hero-mid))' }}>
      <TopBar {...args} style={atOpacity(opacity)} />
    </div>
  );
const inStore = { viewer: { role: 'visitor' }, menu: 'store', transparent: true } as const;

/** Over the store's hero, at the top of the page and halfway: every word stays legible. Scrolled it is as any other. */
export const OverHero: Story = { args: inStore, render: overHero(0), tags: ['visual'], globals: desktop };
export const OverHeroHalfway: Story = { args: inStore, render: overHero(0.5), tags: ['visual'], globals: desktop };

export const BellOpen: Story = { play: openBell, tags: ['visual'], globals: desktop };
export const BellEmpty: Story = { args: { notices: [], hasNews: false }, play: openBell, globals: desktop };
export const BellLoading: Story = {
  args: { notices: null, hasNews: false, onReadNotices: fn(() => new Promise<void>(() => undefined)) },
  play: openBell,
  globals: desktop,
};
/** The notices could not be read. */
export const BellFailed: Story = {
  args: { notices: null, hasNews: false },
  play: async (context) => {
    await openBell(context);
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
  globals: desktop,
};

export const AccountOpen: Story = { play: openAccount, tags: ['visual'], globals: desktop };
export const AccountOfSub: Story = { args: { viewer: subAccount }, play: openAccount, globals: desktop };
export const AccountOfSubMonth: Story = { args: { viewer: monthlySubAccount }, play: openAccount, globals: desktop };
export const AccountUnverified: Story = {
  args: {
    viewer: {
      ...mainAccountWith({ CreditMoneyQuota: 0, PowerMoney: 0, Money: 0, VipLevel: 0, AccumulatedMoney: 0 }),
      vip: null,
      verifications: [],
    },
  },
  play: openAccount,
  globals: desktop,
};
export const AccountInCredit: Story = {
  args: { viewer: mainAccountWith({ Money: -420.5 }) },
  play: openAccount,
  globals: desktop,
};
export const AccountAtTop: Story = {
  args: { viewer: { ...mainAccountWith({ VipLevel: 4, AccumulatedMoney: 26_418.77 }), vip: null } },
  play: openAccount,
  globals: desktop,
};
export const LongName: Story = {
  args: { viewer: mainAccountWith({ Name: '某某市高性能计算与人工智能联合实验室' }) },
  play: openAccount,
  globals: desktop,
};

/** Escape closes what a press opened, and the focus is back on the avatar. */
export const EscapeReturns: Story = {
  globals: desktop,
  play: async (context) => {
    await openAccount(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /账号菜单/ })).toHaveFocus());
  },
};

export const PhoneVisitor: Story = {
  args: { viewer: { role: 'visitor' }, menu: 'store' },
  globals: phone,
  tags: ['visual-phone'],
};
export const PhoneMain: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneSub: Story = { args: { viewer: subAccount }, globals: phone };
export const PhoneDrawer: Story = {
  args: { viewer: { role: 'visitor' }, menu: 'store' },
  globals: phone,
  play: openDrawer,
  tags: ['visual-phone'],
};
export const PhoneDrawerConsole: Story = {
  args: { screen: 'dashboard', unreadWorkOrder: true },
  globals: phone,
  play: openDrawer,
  tags: ['visual-phone'],
};
export const PhoneAccount: Story = { globals: phone, play: openAccount, tags: ['visual-phone'] };
