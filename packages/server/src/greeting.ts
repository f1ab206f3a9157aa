import type { Services } from './http/handler';
import { publicAddress, siteAddress } from './platform/public-address';
import { deskKey, deskUser, sandboxHome } from './sandbox/desk-key';
import { accounts, demoPassword } from './seed/data/accounts';
import type { AccountSeed } from './seed/data/seed-types';

const introduce = ({ phone, name, subAccounts }: AccountSeed): string[] => [
  `  ${phone}  ${name}`,
  ...subAccounts.map((sub) => `  ${phone}  子账号 ${sub.name}`),
];

async function kindOf({ config, database }: Pick<Services, 'config' | 'database'>): Promise<string[]> {
  if (!config.demo)
    return [
      config.engine === null
        ? '正式环境：没有演示数据和沙盒；算力资源接入之前不出售实例。仅供演示时请设置 DEMO=1。'
        : '正式环境：没有演示数据和沙盒；实例由 LXD 提供。仅供演示时请设置 DEMO=1。',
    ];
  const key = config.reachable
    ? [
        '演示环境，其他设备可以访问：页面会标明「演示环境」，请勿用于真实业务（正式环境请设置 DEMO=0）。',
        `沙盒 ${publicAddress(config)}${sandboxHome}，用户名 ${deskUser}，密钥 ${await deskKey(database)}`,
      ]
    : [`演示环境，仅本机可以访问。沙盒 ${publicAddress(config)}${sandboxHome}`];
  return [...key, `演示账号（密码均为 ${demoPassword}）：`, ...accounts.flatMap(introduce)];
}

/** What a start says once it listens: its address, and what the operator must know of the kind of server it is. */
export async function greeting(services: Pick<Services, 'config' | 'database'>): Promise<string> {
  return `${[`算力市场已启动：${siteAddress(services.config)}`, ...(await kindOf(services))].join('\n')}\n`;
}
