/** What a page with a line to an instance says by itself, whatever it shows. */
export const lineMessages = {
  lost: '与服务器的连接已中断，请检查网络后重新连接',
} as const;
