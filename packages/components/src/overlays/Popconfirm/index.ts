export { Popconfirm } from './Popconfirm';
export type { PopconfirmProps } from './Popconfirm';
