import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { Field } from '../../inputs/Field';
import { TextField } from '../../inputs/TextField/TextField';
import { Dialog } from './Dialog';

interface OpenedProps {
  title: string;
  scrimCloses?: boolean;
  action: string;
  children: ReactNode;
}

function Opened({ title, scrimCloses, action, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开示例</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        scrimCloses={scrimCloses}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {action}
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

export const guidance: Guidance = {
  use: ['一个问题、一张短表单、一次付款，做完回到原处', '半填的表单不让遮罩关闭（scrimCloses={false}）'],
  avoid: [
    '只问是否：用 ConfirmDialog，小事用 Popconfirm',
    '边看列表边看详情：用 Drawer',
    '有地址、要分享、要后退：做成页面',
    '只是告诉一声：用 toast',
  ],
  right: {
    why: '标题与按钮是同一个动词，半填的字不会被误关掉。',
    Example: () => (
      <Opened title="修改备注" action="保存备注" scrimCloses={false}>
        <Field label="备注">
          <TextField defaultValue="llama3-8b-sft" />
        </Field>
      </Opened>
    ),
  },
  wrong: {
    why: '为一句成功的话拦住整页，还要再按一次“确定”。',
    Example: () => (
      <Opened title="提示" action="确定">
        备注保存成功！
      </Opened>
    ),
  },
};
