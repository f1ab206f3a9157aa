import { LinkProvider, type AnchorComponent, type AnchorProps } from '@compute-market/components/link-provider';
import { defineBrand } from '@compute-market/contract/brand';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { noRunway, paidAhead, runway } from '../../runway/fixtures';
import { mainAccount, mainAccountWith, subAccount } from '../../viewer/fixtures';
import { newestNotices, ownAlerts } from './fixtures';
import { TopBar, type TopBarProps } from './TopBar';

const brand = defineBrand({ docsUrl: 'https://docs.example.com', customerService: { phone: '400-100-2000' } });

// What the bar fetches on first use is here before the first test, so that none waits for the compiler.
beforeAll(
  () =>
    Promise.all([
      import('./CustomerArea'),
      import('./AccountPanel'),
      import('./BellMenu'),
      import('./SiteDrawerPanel'),
    ]),
  60_000,
);

const show = (props: Partial<TopBarProps> = {}, anchor: AnchorComponent = 'a') => {
  const calls = {
    onNoticesSeen: vi.fn(),
    onReadNotices: vi.fn(() => Promise.resolve()),
    onReadAlerts: vi.fn(() => Promise.resolve(ownAlerts)),
    onGuide: vi.fn(),
    onReadRunway: vi.fn(() => Promise.resolve(runway)),
    onLogout: vi.fn(),
  };
  render(
    <LinkProvider anchor={anchor}>
      <TopBar
        brand={brand}
        viewer={mainAccount}
        menu="console"
        screen="dashboard"
        notices={newestNotices}
        lastSeenNotice="14"
        hasNews
        unreadWorkOrder={false}
        themeChoice={<p>主题的选择</p>}
        {...calls}
        {...props}
      />
    </LinkProvider>,
  );
  return calls;
};
const avatar = () => screen.findByRole('button', { name: /账号菜单/ });
/** As the keyboard does it: what the focus brings is there before the next key. */
const focusOn = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    await Promise.resolve();
  });
const bell = () => screen.getByRole('link', { name: /公告/ });

test('a visitor finds market, console, documents, notices, login and registration', () => {
  show({ viewer: { role: 'visitor' }, returnTo: '/createInstance?type=kvm' });
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?page=login&redirect=%2FcreateInstance%3Ftype%3Dkvm',
  );
  expect(screen.getByRole('link', { name: '立即注册' })).toHaveAttribute(
    'href',
    expect.stringContaining('page=register'),
  );
  expect(screen.queryByRole('link', { name: /工单/ })).toBeNull();
  expect(screen.getByRole('link', { name: '文档' })).toHaveAttribute('href', brand.docsUrl);
});

test('a main account sees its balance and goes to the top-up', async () => {
  show();
  expect(await screen.findByRole('link', { name: /余额 ¥2,860.40/ })).toHaveAttribute('href', '/console/recharge');
});

test('with a credit quota the balance is never shown below zero, without one the debt is', async () => {
  show({ viewer: mainAccountWith({ Money: -420.5 }) });
  expect(await screen.findByRole('link', { name: /余额 ¥0.00/ })).toBeInTheDocument();
});

test('without a quota the debt is shown', async () => {
  show({ viewer: mainAccountWith({ Money: -420.5, CreditMoneyQuota: 0 }) });
  expect(await screen.findByRole('link', { name: /余额 −¥420.50/ })).toBeInTheDocument();
});

test('a sub-account sees what is left of its limit and goes to its account', async () => {
  show({ viewer: subAccount });
  expect(await screen.findByRole('link', { name: /额度 ¥86.20 \/ 500.00/ })).toHaveAttribute(
    'href',
    '/console/accountInfo',
  );
});

test('tickets lead to a new one, and to the list while an answer is unread', async () => {
  show();
  expect(await screen.findByRole('link', { name: '工单' })).toHaveAttribute(
    'href',
    '/console/createWorkOrder/selectQuestion',
  );
});

test('an unread answer is marked and leads to the list', async () => {
  show({ unreadWorkOrder: true });
  expect(await screen.findByRole('link', { name: '工单 有新回复' })).toHaveAttribute(
    'href',
    '/console/createWorkOrder/myWorkOrder',
  );
});

test('the bell leads to the notices and says that there is news', () => {
  show();
  expect(screen.getByRole('link', { name: '公告 有新公告' })).toHaveAttribute('href', '/inform');
});

test('from the keyboard the bell shows the newest notices, Tab walks them, Escape gives the focus back', async () => {
  show({ onReadAlerts: () => Promise.resolve(undefined) });
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  const panel = await screen.findByRole('group', { name: '公告' });
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/inform', '/informDetail/15', '/informDetail/14', '/informDetail/13']);
  expect(within(panel).getAllByRole('img', { name: '未读' })).toHaveLength(1);
  expect(bell()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '查看更多' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: '公告' })).toBeNull());
  expect(bell()).toHaveFocus();
});

test('who looks at the newest notice has seen it; it stays marked while it is looked at', async () => {
  const { onNoticesSeen } = show();
  expect(onNoticesSeen).not.toHaveBeenCalled();
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  const row = await screen.findByRole('link', { name: /网络割接.*期间实例网络可能短暂中断/ });
  expect(onNoticesSeen).toHaveBeenCalledWith(15);
  await waitFor(() => expect(within(row).getByRole('img', { name: '未读' })).toBeVisible());
});

test("the customer's own alerts stand beside the notices and lead to what they tell of", async () => {
  show();
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('link', { name: /实例启动失败/ })).toHaveAttribute('href', '/console/dashboard');
  expect(screen.getByRole('link', { name: /工单有新回复/ })).toHaveAttribute('href', '/inform?type=mine');
  expect(screen.getByRole('link', { name: '查看全部提醒' })).toHaveAttribute('href', '/inform?type=mine');
});

test('a notice of which a back end tells its title alone still stands in the bell', async () => {
  show({ notices: [{ Id: 9, Title: '只有标题' }] });
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('link', { name: /只有标题/ })).toHaveAttribute('href', '/informDetail/9');
});

test('without notices the dropdown says so and still leads on', async () => {
  show({ notices: [], hasNews: false });
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByText('暂无消息')).toBeVisible());
  expect(screen.getByRole('link', { name: '查看更多' })).toHaveAttribute('href', '/inform');
});

test('each time the bell opens the notices are read again', async () => {
  const { onReadNotices } = show();
  expect(onReadNotices).not.toHaveBeenCalled();
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('link', { name: /网络割接/ });
  expect(onReadNotices).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: '公告' })).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('link', { name: /网络割接/ });
  expect(onReadNotices).toHaveBeenCalledTimes(2);
});

test('where the notices could not be read the dropdown says so and can ask again', async () => {
  const { onReadNotices } = show({ notices: null, hasNews: false });
  await focusOn(bell());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByText('公告加载失败，请重试')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onReadNotices).toHaveBeenCalledTimes(2);
});

test.each(['{Enter}', ' '])('the key %s opens the menu of the account, Escape gives the focus back', async (key) => {
  show();
  await focusOn(await avatar());
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole('group', { name: '账号' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: '账号' })).toBeNull());
  expect(await avatar()).toHaveFocus();
});

test('a main account finds its verification, three purses, four shortcuts and the way out', async () => {
  const { onLogout, onGuide } = show();
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  expect(within(panel).getByRole('link', { name: '企业认证' })).toHaveAttribute('href', '/console/verification');
  expect(panel).toHaveTextContent('¥2,000.00 / 2,000.00');
  expect(await within(panel).findByText('约 3 天 17 小时')).toBeVisible();
  expect(within(panel).getByRole('link', { name: '我的租用' })).toHaveAttribute('href', '/console/dashboard');
  expect(within(panel).getByRole('link', { name: '我的卡包' })).toHaveAttribute('href', '/console/coupon');
  expect(within(panel).getByRole('link', { name: '账号信息' })).toHaveAttribute('href', '/console/accountInfo');
  expect(within(panel).getByRole('link', { name: '充值记录' })).toHaveAttribute('href', '/console/orders');
  await userEvent.click(within(panel).getByRole('button', { name: '退出登录' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await userEvent.click(within(panel).getByRole('button', { name: '授信说明' }));
  expect(onGuide).toHaveBeenCalledWith('credit');
});

test.each([
  [undefined, '未知'],
  [paidAhead, '暂无待扣费用'],
  [{ ...runway, Seconds: 1800 }, '不足 1 小时'],
])('how long the money lasts is told in the menu', async (read, words) => {
  show({ onReadRunway: () => Promise.resolve(read) });
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  expect(await within(panel).findByText(words)).toBeVisible();
});

test.each([
  ['a server that does not tell', null],
  ['an account that is charged nothing', noRunway],
])('%s leaves 余额可维持 out of sight', async (_, read) => {
  show({ onReadRunway: () => Promise.resolve(read) });
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  await waitFor(() => expect(within(panel).queryByText('余额可维持')).toBeNull());
});

test.each([
  ['main account', mainAccount],
  ['sub-account', subAccount],
])('a %s chooses the theme in its menu', async (_, viewer) => {
  show({ viewer });
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  expect(within(panel).getByText('主题的选择')).toBeVisible();
});

test('without a quota the credit reads 无', async () => {
  show({ viewer: mainAccountWith({ CreditMoneyQuota: 0 }) });
  await userEvent.click(await avatar());
  await waitFor(() => expect(screen.getByText('无')).toBeVisible());
});

test('a sub-account finds its limit and its main account, and neither verification, purses, coupons nor orders', async () => {
  show({ viewer: subAccount });
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  expect(panel).toHaveTextContent('主账号 138****6021');
  expect(panel).toHaveTextContent('剩余额度¥86.20 / 500.00');
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['chenyu_cv', '我的租用', '账号信息']);
  expect(panel).not.toHaveTextContent('授信');
});

test('where no phone of the main account is told, a sub-account reads no word of it', async () => {
  show({ viewer: { ...subAccount, user: { ...subAccount.user, MainPhone: undefined } } });
  await userEvent.click(await avatar());
  expect(await screen.findByRole('group', { name: '账号' })).not.toHaveTextContent('主账号');
});

test('what is missing for the next level is counted from what was spent, though the score is another', async () => {
  const vip = mainAccount.vip && { ...mainAccount.vip, vip_score: 5000 };
  show({ viewer: { ...mainAccount, vip } });
  await userEvent.click(await avatar());
  const panel = await screen.findByRole('group', { name: '账号' });
  expect(panel).toHaveTextContent('再消费 ¥1,437.60');
  expect(within(panel).getByRole('meter', { name: '累计消费' })).toHaveAttribute('aria-valuenow', '50');
});

test('on a phone the sheet of the account goes when one of its links leads away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  try {
    show();
    await userEvent.click(await avatar());
    const sheet = await screen.findByRole('dialog', { name: '账号' });
    await userEvent.click(within(sheet).getByRole('link', { name: '充值' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a menu of the account that was closed on a wide window opens no sheet when the window gets narrow', async () => {
  const listeners = new Set<() => void>();
  const list = {
    matches: false,
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: vi.fn(),
  };
  vi.stubGlobal('matchMedia', () => list);
  try {
    show();
    // Its code comes in the middle of the press.
    fireEvent.pointerDown(await avatar(), { button: 0 });
    await focusOn(await avatar());
    await waitFor(() => expect(screen.getByRole('group', { name: '账号' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: '账号' })).toBeNull());
    list.matches = true;
    act(() => listeners.forEach((listen) => listen()));
    expect(await avatar()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('customer service without a chat and a telephone is reached inside the site: the drawer leads there by the anchor of the site', async () => {
  const Anchor = ({ href, ...rest }: AnchorProps) => <a href={`/site${href ?? ''}`} {...rest} />;
  show({ brand: defineBrand({ customerService: { phone: '' } }), viewer: { role: 'visitor' } }, Anchor);
  await userEvent.click(screen.getByLabelText('打开导航'));
  const drawer = await screen.findByRole('dialog', { name: '算力市场' });
  expect(within(drawer).getByRole('link', { name: '联系客服' })).toHaveAttribute(
    'href',
    '/site/console/createWorkOrder/selectQuestion',
  );
});

test('the drawer of small screens carries market, console, documents, customer service and login', async () => {
  show({ viewer: { role: 'visitor' }, menu: 'store', screen: 'store' });
  // Wide windows do not show its button.
  await userEvent.click(screen.getByLabelText('打开导航'));
  const drawer = await screen.findByRole('dialog', { name: '算力市场' });
  expect(
    within(drawer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['算力市场', '/'],
    ['控制台', '/console'],
    ['文档', brand.docsUrl],
    ['联系客服', `tel:${brand.customerService.phone}`],
    ['登录', '/login?page=login'],
    ['立即注册', '/login?page=register'],
  ]);
  expect(within(drawer).getByText('主题的选择')).toBeVisible();
});

test.each(['store', 'console', 'docs'] as const)('in %s its tab is lit and no other', (menu) => {
  show({ menu });
  const lit = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
  expect(lit.map((link) => link.textContent)).toEqual([{ store: '算力市场', console: '控制台', docs: '文档' }[menu]]);
});

test('an account that could not be read is asked for again from the bar, and nothing goes on as if it came', async () => {
  const onRetryViewer = vi.fn();
  show({ viewer: { role: 'unknown' }, onRetryViewer });
  expect(document.querySelector('[aria-busy]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试读取账号信息' }));
  expect(onRetryViewer).toHaveBeenCalledTimes(1);
});
