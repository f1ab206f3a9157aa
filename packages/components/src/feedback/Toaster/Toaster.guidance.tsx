import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { toast } from '../toast';
import { Toaster } from './Toaster';

export const guidance: Guidance = {
  use: [
    '事情在别处做完了：已复制、已保存、已续费',
    '能撤销就带上撤销；带按钮的不会自己消失',
    'Toaster 整个应用放一次，用 toast() 说话',
  ],
  avoid: [
    '表单里哪里错了：写在 Field 的 error',
    '页面一直如此的事：用 Alert 或 Banner',
    '必须回答的事：用 ConfirmDialog',
  ],
  right: {
    why: '说出对象与结果，出错说下一步。',
    Example: () => (
      <>
        <Button onClick={() => toast({ tone: 'ok', title: '备注已保存：llama3-8b-sft' })}>显示示例</Button>
        <Toaster />
      </>
    ),
  },
  wrong: {
    why: '五秒就消失的话里放了必须照做的事，也没有说错在哪里。',
    Example: () => (
      <Button onClick={() => toast({ tone: 'err', title: '操作失败', detail: '请联系客服并报出错误编号 100001' })}>
        显示示例
      </Button>
    ),
  },
};
