/** What the instance routes say by themselves. */
export const instanceRouteMessages = {
  noteChanged: '备注已修改',
  dueModeChanged: '到期处理已修改',
  restarting: '已开始重启，完成后可重新连接',
  diskReleased: '磁盘已释放，已停止计费',
  refunded: '费用已退回原支付账户',
  popupBlocked: '浏览器拦截了新窗口，请允许本站打开新窗口后重试',
  noTerminal: '该实例没有可用的网页终端',
  noPassword: '暂时无法获取密码，请稍后重试',
  exported: (count: number) => `已导出 ${count} 台实例`,
  exportFile: (tab: string, time: string) => `我的实例-${tab}-${time}.csv`,
  tabs: { kvm: '云主机', docker: '容器', bareMetal: '裸金属' },
} as const;
