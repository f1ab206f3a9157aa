import type { Guidance } from '../../guidance';
import { ErrorState } from './ErrorState';

const nothing = () => undefined;

export const guidance: Guidance = {
  use: ['一块内容没加载出来：说是什么、为什么，给重试', '有请求编号就给，客服凭它找日志'],
  avoid: [
    '没有东西：用 EmptyState',
    '旧内容还在：Table 的 error，或 Alert',
    '填错了：用 Field 的 error 与 ErrorSummary',
  ],
  right: {
    why: '只坏这一块，说清是什么，能重试，有编号。',
    Example: () => <ErrorState compact title="账单加载失败：网络不可用" onRetry={nothing} requestId="k6jbtplan0f6" />,
  },
  wrong: {
    why: '“系统错误”没有说坏了什么，也没有下一步。',
    Example: () => <ErrorState compact title="系统错误（500）" />,
  },
};
