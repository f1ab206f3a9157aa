import { useState } from 'react';
import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function Opened(props: Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开示例</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} onConfirm={() => undefined} />
    </>
  );
}

export const guidance: Guidance = {
  use: ['要花钱、会停机、会丢数据的事', '说清对象、停掉什么、留下什么、计不计费；不可恢复的再要求勾选或输入名称'],
  avoid: ['可以撤销的事：直接做，toast 里给撤销', '行内的小事：用 Popconfirm', '要填东西：用 Dialog'],
  right: {
    why: '点名是哪一台，说出后果，按钮重复动词。',
    Example: () => (
      <Opened
        title="关机"
        subject="关闭实例 llama3-8b-sft（a7f3a2c）"
        effects={{ stops: '正在运行的程序、SSH 与 VNC 连接', keeps: '系统盘与数据盘', bills: '租期内照常计费' }}
        labels={{ confirm: '确认关机' }}
      />
    ),
  },
  wrong: {
    why: '“确定吗”没有说是哪一台，也没有说会怎样。',
    Example: () => <Opened title="提示" subject="确定要执行此操作吗？" labels={{ confirm: '确定' }} />,
  },
};
