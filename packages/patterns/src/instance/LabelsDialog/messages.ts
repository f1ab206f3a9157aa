/** Every word of the dialog of projects and tags. */
export const labelsMessages = {
  title: '项目与标签',
  several: (count: number) => `将修改所选的 ${count} 台实例`,
  save: '保存',
  project: '项目',
  projectHint: '用于按项目统计费用与预算；填写新名称即新建项目，留空表示不归入项目',
  mixedHint: '所选实例不在同一项目中，留空则各自保持不变',
  placeholder: '例如：大模型预训练',
  known: '已有项目',
  tags: '标签',
  tagsHint: (most: number) => `用于筛选实例，每台最多 ${most} 个，按回车添加`,
  addTags: '添加标签',
  addHint: (most: number) => `加在已有标签之后，每台最多 ${most} 个，按回车添加`,
} as const;
