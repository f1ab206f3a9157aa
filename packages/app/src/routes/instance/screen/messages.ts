/** What the screen says by itself. */
export const screenRouteMessages = {
  canvas: (name: string) => `${name} 的画面`,
  failed: '网页 VNC 打开失败，请稍后重试',
  unreadable: '画面数据无法识别，请重新连接；仍不行请提交工单',
  insecure: '网页 VNC 需要通过 https 打开，请使用 https 地址访问本站后重试',
  notLoaded: '画面组件加载失败，请重新连接',
  noFullScreen: '浏览器不支持或不允许全屏，请在浏览器设置中允许，或使用电脑上的浏览器',
  noClipboard: '浏览器不允许读取剪贴板，请在地址栏左侧允许后重试',
  nothingCopied: '剪贴板中没有文字，请先复制要输入的内容',
  tooLong: (most: number) => `一次最多输入 ${most.toLocaleString('zh-CN')} 个字符，请分成几段复制后再输入`,
  untypeable: '只能输入英文字母、数字和键盘上的符号，请先去掉中文等其他字符',
} as const;
