// The folders of packages/components/src that hold components, in the order of the published list, with their word in Storybook.
export const componentGroups = {
  foundation: '基础',
  layout: '布局',
  actions: '操作',
  inputs: '输入',
  overlays: '浮层',
  navigation: '导航',
  data: '数据',
  feedback: '反馈',
  commerce: '交易',
};

/** Name of a component's subpath: `GpuCard` → `gpu-card`. */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
