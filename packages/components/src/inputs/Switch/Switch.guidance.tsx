import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { Stack } from '../../layout/Stack/Stack';
import { Switch } from './Switch';

export const guidance: Guidance = {
  use: ['拨动就生效的开与关：到期自动续费、短信提醒', '文字写开着时是什么，后果写 hint'],
  avoid: [
    '随表单一起提交的选择：用 CheckboxField',
    '两个并列的值（按小时、按天）：用 Segmented',
    '要确认的事：拨动后先弹 ConfirmDialog',
  ],
  right: {
    why: '名字说开着的样子，后果在旁边。',
    Example: () => (
      <Switch defaultChecked hint="到期前 1 小时从余额扣款">
        到期自动续费
      </Switch>
    ),
  },
  wrong: {
    why: '要按“保存”才生效，名字又是否定的，开着是什么意思要想。',
    Example: () => (
      <Stack gap={12} align="start">
        <Switch>不接收短信</Switch>
        <Button size="sm">保存</Button>
      </Stack>
    ),
  },
};
