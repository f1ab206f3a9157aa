import type { Page } from '@playwright/test';
import { logIn } from './customer';
import { expectAccessible, expectNoSidewaysScroll, expectScreen, narrow, startLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

/** The demo's accounts: rich in history; a company that is invoiced; a person who has not begun. */
const main = '13800000001';
const company = '13800000005';
const newcomer = '13800000002';

type Opening = (page: Page) => Promise<void>;
type Name = string | RegExp;

const pressed = (role: 'button' | 'link' | 'menuitem' | 'tab' | 'option' | 'checkbox', name: Name): Opening => (page) => page.getByRole(role, { name }).filter({ visible: true }).first().click();
const button = (name: Name) => pressed('button', name);
const keys = (combination: string): Opening => (page) => page.keyboard.press(combination);
/** An entry of a menu behind a button. */
const entry = (more: Name, name: Name): Opening => async (page) => {
  await button(more)(page);
  await pressed('menuitem', name)(page);
};
/** A command of the palette. */
const command = (words: string, name: string): Opening => async (page) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('option', { name, exact: true }).first().click();
};
/** A word that acts in the row, or on the card, of a machine. */
const inRow = (machine: string, name: Name): Opening => (page) =>
  page.getByRole(wide.width === page.viewportSize()?.width ? 'row' : 'listitem').filter({ hasText: machine }).getByRole('button', { name }).first().click();

interface Place {
  readonly address: string;
  /** By what each dialog is called: how it is opened. */
  readonly dialogs: readonly (readonly [name: Name, opening: Opening])[];
  /** Only where the window is so wide; both without it. */
  readonly only?: typeof wide | typeof narrow;
}

/** A machine of the demo that runs, and one whose disk is kept. */
const running = 'llama3-8b-sft';
const kept = 'diffusion-旧版权重';
const more = `${running} 的更多操作`;

const places: Readonly<Record<string, readonly Place[]>> = {
  [main]: [
    {
      address: '/store',
      dialogs: [
        ['快速前往', keys('Control+k')],
        ['键盘快捷键', keys('?')],
        ['快捷充值', command('chongzhi', '充值')],
      ],
    },
    { address: '/store', only: narrow, dialogs: [['筛选', button(/^筛选/)], ['RTX 4090', button('RTX 4090')], ['算力市场', button('打开导航')]] },
    { address: '/store?type=metal', dialogs: [['预约裸金属', button(/^预约/)]] },
    { address: '/dataset', dialogs: [[/C4/, button('查看 C4（英文）')]] },
    {
      address: '/console/dashboard',
      dialogs: [
        [/^连接 /, inRow(running, '连接')],
        ['修改备注', entry(more, '修改备注')],
        ['续费', inRow(running, '续费')],
        ['到期处理', entry(more, '到期处理')],
        ['自动续费', entry(more, '自动续费')],
        ['升级 CPU', entry(more, '升级 CPU')],
        ['升级内存', entry(more, '升级内存')],
        ['添加数据盘', entry(more, '添加数据盘')],
        ['修改带宽', entry(more, '修改带宽')],
        ['关机', entry(more, '关机')],
        ['重启', entry(more, '重启')],
        ['修改密码', entry(more, '修改密码')],
        ['屏幕截图', entry(more, '屏幕截图')],
        ['重置系统', entry(more, '重置系统')],
        ['释放磁盘', inRow(kept, /^释放/)],
      ],
    },
    { address: '/console/dashboard', only: narrow, dialogs: [['筛选', button(/^筛选/)]] },
    { address: '/console/dashboard?tab=bareMetal', dialogs: [['续费', button('续费')], ['修改备注', button('修改备注')]] },
    { address: '/console/reservations', dialogs: [['预约详情', button(/^查看预约/)], ['选择机型', button('新建预约')]] },
    { address: '/console/recharge', dialogs: [[/微信/, button(/立即充值/)]] },
    { address: '/console/coupon', dialogs: [['购买算力券', button('购买算力券')], ['算力券说明', button('了解算力券')]] },
    { address: '/console/cloudDisk', dialogs: [['开通云盘', button('立即开通')]] },
    {
      address: '/console/safe',
      dialogs: [['修改用户名', button('修改用户名')], ['修改登录密码', button('修改登录密码')], ['修改通知手机', button('修改通知手机')], ['绑定微信', button('绑定微信')]],
    },
    {
      address: '/console/accountInfo',
      dialogs: [
        ['会员权益', button('会员权益')],
        ['授信说明', button('了解授信')],
        ['新建子账号', button('新建子账号')],
        [/^修改额度：lab-/, button('修改额度')],
        ['修改备注：lab-a', entry('lab-a 的更多操作', '修改备注')],
        ['重置密码：lab-a', entry('lab-a 的更多操作', '重置密码')],
        ['余额不足提醒', button('修改提醒金额')],
        ['注销账号', button('注销检查')],
      ],
    },
    { address: '/console/verification/selectVerification', dialogs: [['撤回认证申请', button('撤回')]] },
    { address: '/console/createWorkOrder/myWorkOrder', dialogs: [['撤销工单', button('撤销')]] },
  ],
  [company]: [
    { address: '/console/invoice', dialogs: [['申请开票', button('申请开票')], ['重发电子发票', button(/^重发发票/)]] },
    { address: '/console/invoice?tab=titles', dialogs: [['新增发票抬头', button('新增抬头')], ['编辑发票抬头', button(/^编辑/)], ['删除发票抬头', button(/^删除/)]] },
    { address: '/console/income', dialogs: [['成为合作伙伴', button('申请加入')]] },
  ],
  [newcomer]: [{ address: '/console/accountInfo', dialogs: [['修改用户名', button('修改用户名')]] }],
};

/** Opens a dialog, looks at it, and leaves it by the key that leaves all of them; empty when everything is well. */
async function look(page: Page, name: Name, opening: Opening): Promise<string> {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await opening(page);
  await expect(dialog).toBeVisible();
  await expectNoSidewaysScroll(page);
  // A price that is asked for a moment after the dialog opened is dimmed until it is there.
  await expect(() => expectAccessible(page, '[role="dialog"], [role="alertdialog"]')).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return '';
}

for (const { name, width, height } of [wide, narrow]) {
  for (const [phone, visited] of Object.entries(places)) {
    test(`${name}: every dialog is readable by everyone and left by Escape, for ${phone}`, async ({ page, server: { url } }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      // A control that is not there is told like any other problem, and the walk goes on.
      page.setDefaultTimeout(10_000);
      await startLoggedIn(page, await logIn(url, phone));
      const errors = watchForErrors(page);
      const problems: string[] = [];
      for (const { address, dialogs, only } of visited) {
        if (only !== undefined && only.width !== width) continue;
        await page.goto(url + address);
        await expectScreen(page);
        for (const [dialog, opening] of dialogs) {
          // All of them are looked at, whatever one of them shows.
          const problem = await test.step(`${address} ${String(dialog)}`, () => look(page, dialog, opening).catch(String));
          problems.push(...[problem, ...errors.splice(0)].filter((text) => text !== '').map((text) => `${address} ${String(dialog)}: ${text}`));
          if (problem !== '') await page.goto(url + address);
        }
      }
      expect(problems).toEqual([]);
    });
  }
}
