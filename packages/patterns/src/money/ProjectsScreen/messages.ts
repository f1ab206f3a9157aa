/** Every word of 项目与预算. */
export const projectsMessages = {
  title: '项目与预算',
  help: '按北京时间的自然月统计，包含退费',
  projects: '项目',
  reading: '正在读取项目',
  failed: '项目加载失败',
  projectsHelp: '按实例现在所属的项目统计，实例换项目后，以前的费用随之改归',
  empty: '还没有项目',
  emptyHelp: '在实例详情的「当前配置」中填写项目，或在我的实例中勾选多台一起设置',
  openInstances: '去我的实例',
  untold: '当前服务暂不支持项目',
  caption: '项目列表',
  columns: { name: '项目', instances: '实例', spent: '本月消费' },
  instancesOf: (name: string, count: number) => `${count} 台，查看「${name}」的实例`,
  costsOf: (name: string) => `查看「${name}」的费用明细`,
  rename: '重命名',
  remove: '删除',
  renameOf: (name: string) => `重命名「${name}」`,
  removeOf: (name: string) => `删除「${name}」`,
  renameDialog: { title: '重命名项目', name: '项目名称', save: '保存' },
  removeDialog: {
    title: (name: string) => `删除项目「${name}」？`,
    text: (count: number) =>
      count > 0
        ? `其中 ${count} 台实例照常运行，改为未归入项目；以前的费用也随之改归。`
        : '其中没有实例，以前归入它的费用改为未归入项目。',
    confirm: '删除项目',
  },
} as const;
