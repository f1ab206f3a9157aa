import { Link } from '../../actions/Link/Link';
import type { Guidance } from '../../guidance';
import { Stack } from '../../layout/Stack/Stack';
import { Alert } from './Alert';

export const guidance: Guidance = {
  use: ['页面这一块一直如此的事：余额不足、即将到期、材料被退回', '放在它说的东西旁边，带上去解决的链接'],
  avoid: [
    '整站的事：用 Banner',
    '刚做完的事：用 toast',
    '某一个字段的错：写在 Field 的 error',
    '整块没加载出来：用 ErrorState',
  ],
  right: {
    why: '一句事实、一句后果、一个去处。',
    Example: () => (
      <Alert tone="warn" title="余额还能用约 6 小时" action={<Link href="#recharge">去充值</Link>}>
        用完后 2 台按量实例会关机，磁盘保留 15 天。
      </Alert>
    ),
  },
  wrong: {
    why: '三条提示叠着，轻重不分，也没有一条说怎么办。',
    Example: () => (
      <Stack gap={8}>
        <Alert tone="err">余额不足！</Alert>
        <Alert tone="warn">请注意您的余额</Alert>
        <Alert tone="info">温馨提示：请及时充值</Alert>
      </Stack>
    ),
  },
};
