import { StartupError } from '../config';

/** What is done with a backup, and the folders whose rights and space it needs. */
const folders = { 备份: '目标目录', 恢复: '备份目录与数据目录' } as const;

/** What went wrong as a sentence: our own where we know the reason, else what the system said and where to look. */
export function worded(cause: unknown, what: keyof typeof folders): StartupError {
  if (cause instanceof StartupError) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(`${what}失败：${said}。请检查${folders[what]}的权限与空间。`, { cause });
}
