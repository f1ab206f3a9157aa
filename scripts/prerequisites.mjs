// What the full tests need beyond npm: a Chromium with Chinese fonts, a PostgreSQL to race on, and by night an nginx before two servers. Installs
// them only as root on Debian.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { mustRun } from './processes.mjs';

const chineseFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const postgresRoot = '/usr/lib/postgresql';
const nginxPath = '/usr/sbin/nginx';

const isDebian = () =>
  existsSync('/etc/debian_version') ||
  (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));
const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && isDebian();
const hasPostgres = () =>
  existsSync(postgresRoot) &&
  readdirSync(postgresRoot).some((version) => existsSync(`${postgresRoot}/${version}/bin/initdb`));

/** Fetches what is missing. Throws a sentence that says what to install where it may not. */
export async function prerequisites({ night = false } = {}) {
  const missing = [
    ...(existsSync(chromiumPath) ? [] : ['chromium-headless-shell']),
    ...(existsSync(chineseFont) ? [] : ['fonts-noto-cjk']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(!night || existsSync(nginxPath) ? [] : ['nginx']),
  ];
  if (missing.length === 0) return;
  if (canInstall()) {
    console.log(`正在安装 ${missing.join('、')}…`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await mustRun('apt-get', ['update', '-qq'], { quiet: true, env });
    await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { quiet: true, env });
    return;
  }
  const needed = missing.filter((name) => name !== 'postgresql');
  if (needed.length > 0)
    throw new Error(`测试需要 ${needed.join('、')}。请先安装（Chromium 的位置可用 CHROMIUM_PATH 指定），再运行一次。`);
  console.warn('未找到 PostgreSQL：并发测试只在真实数据库上有意义，本次跳过。');
}
