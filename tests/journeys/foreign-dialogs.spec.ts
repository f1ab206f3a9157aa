import { expect, test, type Page } from '@playwright/test';
import { placesOfCompany, placesOfMain, placesOfSub, type Place } from './dialog-places';
import { openedOf, walkDialogs } from './dialog-walk';
import { backEnds, ofTheBrowser, stayBefore } from './foreign-walk';
import { narrow, wide } from './pages';

/** The last six signs of a machine's name, where it has no other (tests/foreign/state.ts). */
const running = 'unning';
const ofMain: readonly Place[] = [
  ...placesOfMain({ running, container: 'tainer', kept: 'n-kept', subAccount: 'lab-a' }),
  ...placesOfCompany,
];

/** What such a back end cannot have, by page: the reason, and how the dialogs are called. Their controls are not there, or cannot be used. */
const absent: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/console/dashboard': { 'own images are ours': ['保存为镜像'] },
  '/console/recharge': { 'the reminder of a low balance is ours': ['余额不足时提醒我'] },
  '/console/balanceRefund': { 'giving a balance back is ours (decisions 43)': ['申请余额退款'] },
  '/console/safe': {
    'the second factor is ours': ['开启二次验证', '绑定身份验证器'],
    'the list of logins is ours': ['退出登录设备', '退出其他设备'],
  },
  '/console/accountInfo': {
    'invitations are ours (decisions 134)': ['邀请子账号'],
    'rights of sub-accounts are ours (decisions 126)': ['修改权限：lab-a'],
  },
  '/console/verification/selectVerification': { 'withdrawing is ours': ['撤回认证申请'] },
  '/console/createWorkOrder/myWorkOrder': {
    'an attachment has no more than its number in the specification (product §3)': ['nvidia-smi 输出'],
  },
  '/console/invoice': { 'sending an invoice again and withdrawing one are ours': ['重发电子发票', '撤回开票申请'] },
};

/** The dialogs of these places that such a back end has, or those that it cannot have. */
const parted = (places: readonly Place[], wanted: 'there' | 'absent'): readonly Place[] =>
  places.map((place) => ({
    ...place,
    dialogs: place.dialogs.filter(([name]) => {
      const isAbsent = Object.values(absent[place.address] ?? {})
        .flat()
        .includes(String(name));
      return isAbsent === (wanted === 'absent');
    }),
  }));

async function look(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/页面遇到问题/)).toHaveCount(0);
}

const accounts = { main: ofMain, sub: placesOfSub(running) } as const;

for (const ofOurs of backEnds)
  for (const { name, width, height } of [wide, narrow])
    for (const account of ['main', 'sub'] as const)
      test(`every dialog opens before a back end that is not ours, and what it cannot have is not offered (${account}, ${name}, what is ours: ${ofOurs})`, async ({
        page,
      }) => {
        test.setTimeout(900_000);
        await page.setViewportSize({ width, height });
        const problems = await stayBefore(page, { ofOurs, account }, async ({ backEnd: { url }, step }) => {
          const places = accounts[account];
          // Long enough for a control that is there.
          page.setDefaultTimeout(1500);
          page.setDefaultNavigationTimeout(30_000);
          await step('what is there', async () => {
            const visited = { page, url, look, isMeant: ofTheBrowser };
            expect(await walkDialogs({ ...visited, places: parted(places, 'there') })).toEqual([]);
          });
          await step('what is absent', async () => {
            expect(await openedOf(page, url, parted(places, 'absent'))).toEqual([]);
          });
        });
        expect(problems).toEqual([]);
      });

test('nothing is said to be absent that is not among the dialogs', () => {
  const named = new Set(
    ofMain.flatMap(({ address, dialogs }) => dialogs.map(([name]) => `${address} ${String(name)}`)),
  );
  const said = Object.entries(absent).flatMap(([address, reasons]) =>
    Object.values(reasons)
      .flat()
      .map((name) => `${address} ${name}`),
  );
  expect(said.filter((name) => !named.has(name))).toEqual([]);
});
