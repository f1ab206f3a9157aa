import { LINE_CLOSE, type LineClose } from '@compute-market/contract/rules/line';
import { subRightRefusal } from '@compute-market/contract/rules/sub-right';
import { terminalLimits, type TerminalEnd } from '../domain/instance/terminal-ticket';

/** Why a socket is closed, and what its customer is told: at most 41 characters, which is what a close frame holds. */
export interface Closing {
  readonly code: LineClose;
  readonly reason: string;
}

const closing = (code: LineClose, reason: string): Closing => ({ code, reason });

const closingsWith = (words: { thing: string; ended: string; none: string }) => ({
  ended: closing(LINE_CLOSE.ended, words.ended),
  away: closing(LINE_CLOSE.away, '服务正在重启，请稍后重新连接'),
  badMessage: closing(LINE_CLOSE.badMessage, `${words.thing}收到无法识别的数据，请重新连接`),
  none: closing(LINE_CLOSE.none, words.none),
  idle: closing(LINE_CLOSE.idle, `长时间没有输入，${words.thing}已自动关闭`),
  engine: closing(LINE_CLOSE.engine, '连接实例失败，请稍后重试'),
});

const { instance, account } = terminalLimits;

const endingsWith = (thing: string): Readonly<Record<TerminalEnd, Closing>> => ({
  ticket: closing(LINE_CLOSE.ticket, `${thing}凭证已失效，请重新连接`),
  notRunning: closing(LINE_CLOSE.notRunning, '实例已停止运行，请启动后重新连接'),
  forbidden: closing(LINE_CLOSE.forbidden, subRightRefusal('run')),
  sessionEnded: closing(LINE_CLOSE.sessionEnded, '登录已失效，请重新登录后连接'),
  tooMany: closing(
    LINE_CLOSE.tooMany,
    `${thing}过多（每实例 ${instance} 个、每账号 ${account} 个），请先关闭其他${thing}`,
  ),
});

/** What is told of the ends of one kind of socket: by ourselves, and each that the database knows. */
export interface LineWords {
  readonly closings: ReturnType<typeof closingsWith>;
  readonly endings: Readonly<Record<TerminalEnd, Closing>>;
}

export const terminalWords: LineWords = {
  closings: closingsWith({ thing: '终端', ended: '终端已退出', none: '该实例暂时无法打开终端，请稍后重试或使用 SSH' }),
  endings: endingsWith('终端'),
};

export const screenWords: LineWords = {
  closings: closingsWith({
    thing: '窗口',
    ended: '画面已关闭，可能已在别处打开，请重新连接',
    none: '该实例没有可以显示的画面，请使用 SSH 或远程桌面',
  }),
  endings: endingsWith('窗口'),
};
