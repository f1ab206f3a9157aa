export { systemOf } from './software';
export type { SoftwareGroup } from './software';
export { SoftwareScreen } from './SoftwareScreen';
