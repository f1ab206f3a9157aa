import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { customerWith, intention, latestCode, logIn, must, newPassword, newPhone, post, scanCode } from './customer';
import { ofOwner, ofPasskeys, places, type Opening, type Place } from './dialog-places';
import { dialogNamed } from './dialog-walk';
import { readInstance, rentRunning } from './instances';
import { menus } from './later-pieces';
import { logInByForm, narrow, setOff } from './pages';
import { partner, partnerPassword, setPartnerPassword } from './partner';

/** Where something is opened whose code comes then: a dialog, a menu, a tab, a picker, an editor, a part of a page. */
export interface PiecePlace {
  readonly name: string;
  readonly address: string;
  readonly open: Opening;
  /** What is there once it is open. */
  readonly shown: (page: Page) => Locator;
  readonly onPhone?: true;
  /** A file that is another one here, and cannot be missing. */
  readonly replaced?: RegExp;
}

const ofDialogs = (visited: readonly Place[]): readonly PiecePlace[] =>
  visited.flatMap(({ address, dialogs, only }) =>
    dialogs.map(([name, open]) => ({
      name: `${address} ${String(name)}`,
      address,
      open,
      shown: (page: Page) => dialogNamed(page, name),
      ...(only?.width === narrow.width ? { onPhone: true as const } : {}),
    })),
  );

type Role = 'button' | 'tab' | 'radio' | 'combobox' | 'slider' | 'img' | 'heading' | 'table' | 'listbox' | 'textbox';
const found = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();
const press =
  (role: Role, name: string | RegExp): Opening =>
  (page) =>
    found(role, name)(page).click();
/** What an address brings that is followed from another page, whether or not its code can be had. */
const linked =
  (address: string): Opening =>
  (page, url) =>
    setOff(page, url + address);

const here = '/docs';
const place = (address: string, open: Opening, shown: PiecePlace['shown']): PiecePlace => ({
  name: `${address} ${String(shown.name)}`,
  address,
  open,
  shown,
});
const at = (address: string, shown: PiecePlace['shown']): PiecePlace => ({
  ...place(here, linked(address), shown),
  name: address,
});

const ofMenus: readonly PiecePlace[] = menus.map(({ source, approach, shown, onPhone }) => ({
  name: source,
  address: '/store',
  open: approach,
  shown,
  ...(onPhone ? { onPhone } : {}),
}));

/** A page whose code is broken: what it says then has code of its own. */
const software = /\/assets\/software-[^/]+\.js$/;
const brokenPage: PiecePlace = {
  name: 'a page that broke',
  replaced: software,
  address: '/inform',
  open: async (page, url) => {
    await page.route(software, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    );
    await setOff(page, `${url}/software`);
  },
  shown: (page) => page.getByText(/页面遇到问题/).first(),
};

/** Who opens these: the session the pages find stored, null for a visitor, and the places. */
export interface Opener {
  readonly session: string | null;
  readonly places: readonly PiecePlace[];
}

const ofVisitor: readonly PiecePlace[] = [
  at('/login?page=login&way=reset', found('button', '重置密码')),
  at('/login?page=login&way=wechat', found('img', /微信|二维码/)),
  at('/login?page=register&way=company', found('textbox', /企业名称|公司名称/)),
  place('/store', press('radio', '按主机'), found('table', '主机列表')),
  place(
    '/store?type=kvm',
    (page) => page.getByRole('checkbox', { name: /^对比/ }).first().check(),
    found('button', '查看对比'),
  ),
  place('/store', press('button', 'RTX 4090'), (page) => dialogNamed(page, 'RTX 4090')),
  place('/inform', linked('/docs'), found('heading', '帮助文档')),
  at('/store?type=metal', found('button', /^预约/)),
  at('/store?min=900', (page) => page.getByText('没有符合条件的结果')),
  brokenPage,
];

const front = path.resolve('packages/server/assets/sandbox/id-card-front.png');
const cutCard: Opening = (page) =>
  page.getByRole('group', { name: '身份证人像面' }).locator('input[type="file"]').first().setInputFiles(front);

const ofMain: readonly PiecePlace[] = [
  ...ofMenus,
  place('/console/createWorkOrder/submit/32/GPU/kvm', press('combobox', /关联实例/), (page) =>
    page.getByPlaceholder('搜索名称、拼音或首字母'),
  ),
  at('/console/expenseDetail', found('slider', /^每日消费/)),
  at('/console/recharge', found('heading', '充值')),
];

/** A machine of the demo that has run for days. */
async function ofUsed(url: string, session: string): Promise<PiecePlace> {
  const { Container_name: name } = await readInstance(url, session, 'llama3-8b-sft');
  return place(`/console/instancePlugin/${name}`, press('tab', '监控'), found('slider', /^GPU 使用率/));
}

const ofMachine = (name: string): readonly PiecePlace[] => [
  place(`/console/instancePlugin/${name}`, press('tab', '费用'), found('heading', /费用/)),
  place(`/console/instancePlugin/${name}`, press('tab', '配置'), found('heading', '快照')),
];

const putIn: Opening = async (page) => {
  await page
    .getByRole('button', { name: /^充入余额/ })
    .first()
    .click();
};

const ofPartner: readonly PiecePlace[] = [
  at('/console/income', found('slider', /^每日收益/)),
  place('/console/income?tab=settlements', press('button', '修改'), (page) => dialogNamed(page, '收款账户')),
  place('/console/income?tab=settlements', press('button', /^查看结算单/), (page) => dialogNamed(page, '结算单明细')),
];

/** A customer who has what no account of the demo has: a cloud disk, an own image, coupons, a bound chat account. */
async function owner(url: string): Promise<Opener> {
  const session = await customerWith(url, newPhone(), 300);
  const headers = { 'idempotency-key': intention() };
  await must(post(url, '/buy_sftp_size', { session, size: 50, months: 1, type: 0 }, { headers }));
  const { Container_name: name } = await rentRunning(url, session, '微调');
  await must(post(url, '/image/create_own_image', { session, instance_name: name, name: '微调环境' }));
  const groups = await must(
    post<{ GroupId: number; Name: string }[]>(url, '/get_all_user_visible_coupon_group', { session }),
  );
  const coupon = groups.find(({ Name }) => Name === '新人满减券');
  await must(post(url, '/assign_to_user', { session, group_id: coupon?.GroupId }));
  return {
    session,
    places: [
      ...ofDialogs(ofOwner),
      ...ofMachine(name),
      place('/console/coupon?tab=centre', putIn, (page) => dialogNamed(page, '充入余额')),
      place('/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1', press('button', '更换'), (page) =>
        dialogNamed(page, /优惠券/),
      ),
    ],
  };
}

/** A visitor who scans with a chat account that nobody is bound to, and logs in by password. */
export async function scanner(url: string): Promise<PiecePlace> {
  const phone = newPhone();
  await customerWith(url, phone, 0);
  const open: Opening = async (page) => {
    const menu = page.getByRole('button', { name: /账号菜单/ });
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('button', { name: '退出登录' }).click();
    }
    await setOff(page, `${url}/login?page=login&way=wechat`);
    await page.getByRole('img', { name: '微信登录二维码' }).waitFor();
    await scanCode(url, 'scan', phone);
    await scanCode(url, 'confirm', phone);
    await page.getByRole('button', { name: '登录并绑定' }).click();
    await logInByForm(page, phone, newPassword);
  };
  return place(here, open, (page) => page.getByText(`已绑定微信 ${phone}`));
}

/** A visitor whose login asks for a second step. */
async function careful(url: string): Promise<PiecePlace> {
  const phone = newPhone();
  const session = await customerWith(url, phone, 0);
  await must(post(url, '/send_second_factor_code', { session }));
  await must(post(url, '/set_second_factor', { session, on: true, code: await latestCode(url, phone) }));
  return place(
    '/login?page=login',
    (page) => logInByForm(page, phone, newPassword),
    (page) => page.getByRole('form', { name: '二次验证' }),
  );
}

const newcomer = '13800000002';

/** All who open something, by what they are called. */
export const openers: Readonly<Record<string, (url: string) => Promise<Opener>>> = {
  'a visitor': async (url) => ({ session: null, places: [...ofVisitor, await careful(url)] }),
  'the owner of a disk and an image': owner,
  'a partner': async (url) => {
    await setPartnerPassword(url);
    return { session: await logIn(url, partner, partnerPassword), places: ofPartner };
  },
  'a person who is not verified': async (url) => ({
    session: await logIn(url, newcomer),
    places: [place('/console/verification/personal', cutCard, (page) => dialogNamed(page, /^裁剪身份证/))],
  }),
  ...Object.fromEntries(
    Object.entries(places).map(([phone, visited], index) => [
      `the account ${phone}`,
      async (url: string) => {
        const session = await logIn(url, phone);
        const more = index === 0 ? [...ofMain, await ofUsed(url, session)] : [];
        return { session, places: [...ofDialogs(visited), ...more] };
      },
    ]),
  ),
};

/** Of a customer whose browser has a device that verifies its owner, where the address has a name. */
export const ofDevice = ofDialogs(ofPasskeys);
