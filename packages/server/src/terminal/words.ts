import { TERMINAL_CLOSE, type TerminalClose } from '@compute-market/contract/rules/terminal';
import { subRightRefusal } from '@compute-market/contract/rules/sub-right';
import { terminalLimits, type TerminalEnd } from '../domain/instance/terminal-ticket';

/** Why a terminal is closed, and what its customer is told: at most 41 characters, which is what a close frame holds. */
export interface Closing {
  readonly code: TerminalClose;
  readonly reason: string;
}

const closing = (code: TerminalClose, reason: string): Closing => ({ code, reason });

export const closings = {
  ended: closing(TERMINAL_CLOSE.ended, '终端已退出'),
  away: closing(TERMINAL_CLOSE.away, '服务正在重启，请稍后重新连接'),
  badMessage: closing(TERMINAL_CLOSE.badMessage, '终端收到无法识别的数据，请重新连接'),
  noTerminal: closing(TERMINAL_CLOSE.noTerminal, '该实例暂时无法打开终端，请稍后重试或使用 SSH'),
  idle: closing(TERMINAL_CLOSE.idle, '长时间没有输入，终端已自动关闭'),
  engine: closing(TERMINAL_CLOSE.engine, '连接实例失败，请稍后重试'),
  busy: closing(TERMINAL_CLOSE.tooMany, '当前打开的终端过多，请稍后重试'),
} as const;

const { instance, account } = terminalLimits;

/** What is told for each end that the database knows. */
export const endings: Readonly<Record<TerminalEnd, Closing>> = {
  ticket: closing(TERMINAL_CLOSE.ticket, '终端凭证已失效，请重新连接'),
  notRunning: closing(TERMINAL_CLOSE.notRunning, '实例已停止运行，请启动后重新连接'),
  forbidden: closing(TERMINAL_CLOSE.forbidden, subRightRefusal('run')),
  sessionEnded: closing(TERMINAL_CLOSE.sessionEnded, '登录已失效，请重新登录后连接'),
  tooMany: closing(TERMINAL_CLOSE.tooMany, `终端过多（每实例 ${instance} 个、每账号 ${account} 个），请先关闭其他终端`),
};
