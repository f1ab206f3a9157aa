import { JUPYTER_PORT } from '@compute-market/contract/constants';

/** Every word of the page that opens a port. */
export const portScreenMessages = {
  titleOf: (inner: number) => (inner === JUPYTER_PORT ? '打开 JupyterLab' : `打开端口 ${inner}`),
  back: '返回实例',
  opening: '正在打开，请稍候',
  missing: '当前环境不提供网页访问，请在实例详情中查看端口的外网地址',
} as const;
