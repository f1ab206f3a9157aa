// Installs the locked dependencies when they are missing or the lock file changed. No install script of any package is needed.
import { fingerprint, isStale, writeStamp } from './fingerprint.mjs';
import { mustRun } from './processes.mjs';

const stamp = 'node_modules/.installed';
const [major, minor] = process.versions.node.split('.').map(Number);

export async function install() {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`需要 Node.js 20.19 或更高版本，当前为 ${process.versions.node}。请升级后重试。`);
  const locked = fingerprint(['package-lock.json']);
  if (!isStale(stamp, locked)) return;
  console.log('正在安装依赖…');
  await mustRun('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']);
  writeStamp(stamp, locked);
}
