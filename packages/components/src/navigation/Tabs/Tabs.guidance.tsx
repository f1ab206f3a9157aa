import type { Guidance } from '../../guidance';
import { Tabs } from './Tabs';

export const guidance: Guidance = {
  use: ['同一处的几种看法，一次看一种：概览、监控、操作记录', '后面有多少就带 count'],
  avoid: ['每一项有自己的地址：用 NavTabs', '先后几步：用 Steps', '只改一个选项而内容不换：用 Segmented'],
  right: {
    why: '两到四个字的名词，并列，互不包含。',
    Example: () => (
      <Tabs
        label="实例"
        defaultValue="overview"
        items={[
          { value: 'overview', label: '概览' },
          { value: 'usage', label: '监控' },
          { value: 'events', label: '操作记录', count: 12 },
        ]}
      />
    ),
  },
  wrong: {
    why: '有先后的步骤，以及会发生事情的“提交”，都不是看法。',
    Example: () => (
      <Tabs
        label="认证"
        defaultValue="one"
        items={[
          { value: 'one', label: '第一步：填写资料' },
          { value: 'two', label: '第二步：人脸识别' },
          { value: 'send', label: '提交' },
        ]}
      />
    ),
  },
};
