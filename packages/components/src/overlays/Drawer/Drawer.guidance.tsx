import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import type { Guidance } from '../../guidance';
import { Drawer } from './Drawer';

function Opened({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开示例</Button>
      <Drawer open={open} onOpenChange={setOpen} title={title}>
        {children}
      </Drawer>
    </>
  );
}

export const guidance: Guidance = {
  use: ['列表旁看一件东西的详情，看完回到原来那一行', '左边一侧只给窄屏的导航'],
  avoid: ['一个问题或一张短表单：用 Dialog', '有自己的地址：做成页面', '一两句补充：用 Popover'],
  right: {
    why: '标题是那一件东西的名字，内容是它的事实。',
    Example: () => (
      <Opened title="连接 llama3-8b-sft">
        <DescriptionList
          layout="rows"
          items={[
            { key: 'ssh', term: 'SSH', detail: 'root@gz1.example.cn -p 30022' },
            { key: 'room', term: '机房', detail: '华东一区' },
          ]}
        />
      </Opened>
    ),
  },
  wrong: {
    why: '为一个“是或否”拉开整片抽屉，遮住了要看的列表。',
    Example: () => <Opened title="提示">是否开启自动续费？</Opened>,
  },
};
