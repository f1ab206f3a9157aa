import { expect, type Page } from '@playwright/test';
import { newPassword, scanCode } from './customer';
import { narrow, wide } from './pages';

/** The demo's accounts: rich in history; a company that is invoiced; a person who has not begun. */
const main = '13800000001';
const company = '13800000005';
const newcomer = '13800000002';

export type Opening = (page: Page, url: string) => Promise<void>;
export type Name = string | RegExp;

const pressed =
  (role: 'button' | 'link' | 'menuitem' | 'tab' | 'option' | 'checkbox', name: Name): Opening =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click();
const button = (name: Name) => pressed('button', name);
const keys =
  (combination: string): Opening =>
  (page) =>
    page.keyboard.press(combination);
/** An entry of a menu behind a button. */
const entry =
  (more: Name, name: Name): Opening =>
  async (page, url) => {
    await button(more)(page, url);
    await pressed('menuitem', name)(page, url);
  };
/** A command of the palette. */
const command =
  (words: string, name: string): Opening =>
  async (page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: '快速前往' })).toBeVisible();
    await page.keyboard.type(words);
    await page.getByRole('option', { name, exact: true }).first().click();
  };
/** A word that acts in the row, or on the card, of a machine. */
const inRow =
  (machine: string, name: Name): Opening =>
  (page) =>
    page
      .getByRole(wide.width === page.viewportSize()?.width ? 'row' : 'listitem')
      .filter({ hasText: machine })
      .getByRole('button', { name })
      .first()
      .click();

/** A button of the page of a machine, under this tab. */
const ofMachine =
  (machine: string, tab: string, name: Name): Opening =>
  async (page, url) => {
    await entry(`${machine} 的更多操作`, '实例详情')(page, url);
    await pressed('tab', tab)(page, url);
    await button(name)(page, url);
  };
/** What is done to all machines of the page at once. */
const toAll =
  (name: string): Opening =>
  async (page, url) => {
    await page.getByRole('checkbox', { name: /^选择/ }).first().check();
    await button(name)(page, url);
  };
/** Where there is no price, a message says so, which lies over the way back on a phone until it goes, ms. */
const messageGone = 15_000;

/** The question to who leaves an order that was changed. */
const leave: Opening = async (page) => {
  await page.getByRole('radio', { name: /按月/ }).check();
  await page.getByRole('main').getByRole('link', { name: '算力市场' }).click({ timeout: messageGone });
};
/** A picture in a ticket. */
const pictureOf =
  (ticket: RegExp): Opening =>
  async (page, url) => {
    await page.getByRole('link', { name: ticket }).filter({ visible: true }).first().click();
    await button(/nvidia-smi/)(page, url);
  };
/** Binds a chat account, which can then be taken off again. */
const unbind: Opening = async (page, url) => {
  await button('绑定微信')(page, url);
  await expect(page.getByRole('dialog', { name: '绑定微信' }).getByRole('img')).toBeVisible();
  await scanCode(url, 'scan', '小满');
  await scanCode(url, 'confirm', '小满');
  await button('解绑')(page, url);
};

/** Adds a passkey, which can then be removed. */
const removePasskey: Opening = async (page, url) => {
  await button('添加通行密钥')(page, url);
  await page
    .getByRole('dialog', { name: '添加通行密钥' })
    .getByLabel(/登录密码/)
    .fill(newPassword);
  await button('继续')(page, url);
  await button(/^删除通行密钥/)(page, url);
};

export interface Place {
  readonly address: string;
  /** By what each dialog is called: how it is opened. */
  readonly dialogs: readonly (readonly [name: Name, opening: Opening])[];
  /** Only where the window is so wide; both without it. */
  readonly only?: typeof wide | typeof narrow;
}

/** What the openings name, as a back end calls it. */
export interface PlaceNames {
  /** Machines: one that runs, a container, and one whose disk is kept. */
  readonly running: string;
  readonly container: string;
  readonly kept: string;
  readonly subAccount: string;
}

const ofDemo: PlaceNames = {
  running: 'llama3-8b-sft',
  container: 'qwen2.5-vl-评测',
  kept: 'diffusion-旧版权重',
  subAccount: 'lab-a',
};

/** What is done to a machine that runs, in its row. */
function dialogsOfMachine(running: string): Place['dialogs'] {
  const more = `${running} 的更多操作`;
  return [
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
  ];
}
const renewSeveral: Place['dialogs'][number] = [/^续费 \d+ 台实例/, toAll('批量续费')];
const bareMetals: readonly Place[] = [
  {
    address: '/console/dashboard?tab=bareMetal',
    only: wide,
    dialogs: [
      ['续费', button('续费')],
      ['修改备注', entry(/的更多操作$/, '修改备注')],
    ],
  },
  {
    address: '/console/dashboard?tab=bareMetal',
    only: narrow,
    dialogs: [
      ['续费', button('续费')],
      ['修改备注', button('修改备注')],
    ],
  },
];
const storeOnPhone: Place = {
  address: '/store',
  only: narrow,
  dialogs: [
    ['筛选', button(/^筛选/)],
    ['RTX 4090', button('RTX 4090')],
    ['算力市场', button('打开导航')],
  ],
};
const compared: Place = {
  address: '/store?compare=RTX%203090,A100%20SXM4,H20',
  dialogs: [['显卡对比', button('查看对比')]],
};
const filtersOnPhone: Place = { address: '/console/dashboard', only: narrow, dialogs: [['筛选', button(/^筛选/)]] };
const halfOrdered: Place = {
  address: '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1',
  dialogs: [['内容尚未提交，确定离开？', leave]],
};

/** Every dialog that a main account with this history can open, by page. */
export function placesOfMain({ running, container, kept, subAccount }: PlaceNames): readonly Place[] {
  const moreOfSub = `${subAccount} 的更多操作`;
  return [
    {
      address: '/store',
      dialogs: [
        ['快速前往', keys('Control+k')],
        ['键盘快捷键', keys('?')],
        ['快捷充值', command('chongzhi', '充值')],
        ['优惠券', command('领取优惠券', '领取优惠券')],
      ],
    },
    storeOnPhone,
    compared,
    { address: '/store?type=metal', dialogs: [['预约裸金属', button(/^预约/)]] },
    { address: '/dataset', dialogs: [[/C4/, button('查看 C4（英文）')]] },
    {
      address: '/console/dashboard',
      dialogs: [...dialogsOfMachine(running), ['释放磁盘', inRow(kept, /^释放/)]],
    },
    { address: '/console/dashboard?tab=docker', dialogs: [['弹性升级', entry(`${container} 的更多操作`, '弹性升级')]] },
    {
      address: '/console/dashboard',
      only: wide,
      dialogs: [
        renewSeveral,
        [/^修改 \d+ 台实例的到期处理/, toAll('批量修改到期处理')],
        ['转移归属', toAll('转移归属')],
      ],
    },
    filtersOnPhone,
    // Each leaves the list for the page of the machine.
    { address: '/console/dashboard', dialogs: [['转移归属', ofMachine(running, '配置', '转移')]] },
    { address: '/console/dashboard', dialogs: [['保存为镜像', ofMachine(running, '配置', '保存为镜像')]] },
    ...bareMetals,
    {
      address: '/console/reservations',
      dialogs: [
        ['预约详情', button(/^查看预约/)],
        ['选择机型', button('新建预约')],
      ],
    },
    {
      address: '/console/recharge',
      dialogs: [
        [/微信/, button(/立即充值/)],
        ['余额不足时提醒我', button('设置余额不足提醒')],
      ],
    },
    { address: '/console/balanceRefund', dialogs: [['申请余额退款', button('申请退款')]] },
    {
      address: '/console/coupon',
      dialogs: [
        ['购买算力券', button('购买算力券')],
        ['算力券说明', button('了解算力券')],
      ],
    },
    { address: '/console/cloudDisk', dialogs: [['开通云盘', button('立即开通')]] },
    // The one request of the demo that waits for its review.
    { address: '/console/invoice', dialogs: [['撤回开票申请', button(/^撤回/)]] },
    {
      address: '/console/safe',
      dialogs: [
        ['修改用户名', button('修改用户名')],
        ['修改登录密码', button('修改登录密码')],
        ['修改通知手机', button('修改通知手机')],
        ['绑定微信', button('绑定微信')],
        ['开启二次验证', button('开启二次验证')],
        ['绑定身份验证器', button('绑定身份验证器')],
        ['退出登录设备', button(/^退出 /)],
        ['退出其他设备', button('退出其他设备')],
      ],
    },
    {
      address: '/console/accountInfo',
      dialogs: [
        ['会员权益', button('会员权益')],
        ['授信说明', button('了解授信')],
        ['新建子账号', button('新建子账号')],
        ['邀请子账号', button('邀请子账号')],
        [/^修改额度：lab-/, button('修改额度')],
        [`修改权限：${subAccount}`, entry(moreOfSub, '修改权限')],
        [`修改备注：${subAccount}`, entry(moreOfSub, '修改备注')],
        [`重置密码：${subAccount}`, entry(moreOfSub, '重置密码')],
        ['余额不足提醒', button('修改提醒金额')],
        ['注销账号', button('注销检查')],
      ],
    },
    { address: '/console/verification/selectVerification', dialogs: [['撤回认证申请', button('撤回')]] },
    {
      address: '/console/createWorkOrder/myWorkOrder',
      dialogs: [
        ['撤销工单', button('撤销')],
        ['nvidia-smi 输出', pictureOf(/nvidia-smi/)],
      ],
    },
    halfOrdered,
  ];
}

/** Every dialog that a sub-account with all rights can open, by page; `running` is a machine of its own. */
export const placesOfSub = (running: string): readonly Place[] => [
  {
    address: '/store',
    dialogs: [
      ['快速前往', keys('Control+k')],
      ['键盘快捷键', keys('?')],
    ],
  },
  storeOnPhone,
  compared,
  { address: '/console/dashboard', dialogs: dialogsOfMachine(running) },
  // It has one machine that becomes due.
  { address: '/console/dashboard', only: wide, dialogs: [renewSeveral, ['到期处理', toAll('批量修改到期处理')]] },
  filtersOnPhone,
  { address: '/console/dashboard', dialogs: [['保存为镜像', ofMachine(running, '配置', '保存为镜像')]] },
  {
    address: '/console/safe',
    dialogs: [
      ['修改登录密码', button('修改登录密码')],
      ['修改通知手机', button('修改通知手机')],
      ['退出登录设备', button(/^退出 /)],
      ['退出其他设备', button('退出其他设备')],
    ],
  },
  halfOrdered,
];
/** A machine of the demo's sub-account lab-a. */
export const machineOfSub = 'yolo11-缺陷检测';

/** Every dialog of a company that is invoiced, by page. */
export const placesOfCompany: readonly Place[] = [
  {
    address: '/console/invoice',
    dialogs: [
      ['申请开票', button('申请开票')],
      ['重发电子发票', button(/^重发邮箱/)],
    ],
  },
  {
    address: '/console/invoice?tab=titles',
    dialogs: [
      ['新增发票抬头', button('新增抬头')],
      ['编辑发票抬头', button(/^编辑/)],
      ['删除发票抬头', button(/^删除/)],
    ],
  },
  { address: '/console/income', dialogs: [['成为合作伙伴', button('申请加入')]] },
];

/** Every dialog that can be opened on each page, for each account of the demo. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  [main]: placesOfMain(ofDemo),
  [company]: placesOfCompany,
  [newcomer]: [{ address: '/console/accountInfo', dialogs: [['修改用户名', button('修改用户名')]] }],
};

/** Of a customer who has what no account of the demo has. */
export const ofOwner: readonly Place[] = [
  {
    address: '/console/cloudDisk',
    dialogs: [
      ['扩容云盘', button(/^扩容$/)],
      ['续费云盘', button(/^续费$/)],
    ],
  },
  { address: '/console/cloudDisk', dialogs: [['删除镜像', button(/^删除 /)]] },
  { address: '/console/safe', dialogs: [['解绑微信', unbind]] },
];

/** Where the address has a name, and the browser a device that verifies its owner. */
export const ofPasskeys: readonly Place[] = [
  {
    address: '/console/safe',
    dialogs: [
      ['添加通行密钥', button('添加通行密钥')],
      ['删除通行密钥', removePasskey],
    ],
  },
];
