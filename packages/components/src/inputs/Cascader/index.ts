export type { CascaderOption } from './cascade';
export { Cascader } from './Cascader';
export type { CascaderProps } from './Cascader';
